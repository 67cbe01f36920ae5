import { createHash } from 'node:crypto';

/** The page's one style sheet is in itself: it is read where nothing else of the portal has been built. */
export const docsStyle = `
:root{color-scheme:light dark}
html{font:112.5%/1.5 system-ui,sans-serif;scroll-padding-top:1rem}
body{max-width:60rem;margin:0 auto;padding:1rem;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}
a{color:#0b4f8a}
h1,h2,h3{line-height:1.25}
h2{margin-top:3rem;border-bottom:2px solid;padding-bottom:.25rem}
h3{margin:0;font-size:1.1rem}
article{margin:1.5rem 0;padding:1rem;border:1px solid #6b6b6b;border-radius:.5rem}
code{font-family:ui-monospace,monospace;font-size:.95em}
h3 code{display:block}
summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer;font-weight:600;box-sizing:border-box}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:left;font-weight:600;padding:.5rem 0}
table{overflow-wrap:normal}
td:last-child{min-width:12rem}
th,td{border:1px solid #6b6b6b;padding:.35rem .5rem;text-align:left;vertical-align:top}
nav ul{columns:16rem;padding-left:1.25rem}
nav li{padding:.35rem 0;break-inside:avoid}
.skip{position:absolute;left:-999em}
.skip:focus{position:static}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#fff;background:#111}a{color:#9ecbff}article,th,td{border-color:#a6a6a6}}
`;

/** As a source of a Content-Security-Policy (CSP 3, 2.3.1). */
export const docsStyleSource = `'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`;
