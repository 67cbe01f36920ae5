import { describe, expect, it } from 'vitest';
import { Html, html } from './html.ts';

describe('a template', () => {
  it('escapes what is put in, in text and in attributes', () => {
    const title = `<script>alert("1 & 2")</script>'`;
    expect(html`<a title="${title}">${title}</a>`.text).toBe(
      '<a title="&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;&#39;">' +
        '&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;&#39;</a>',
    );
  });

  it('takes other templates as they are, alone and in lists', () => {
    const items = ['a<b', 'c'].map((word) => html`<li>${word}</li>`);
    expect(html`<ul>${items}</ul>${new Html('<hr>')}`.text).toBe('<ul><li>a&lt;b</li><li>c</li></ul><hr>');
  });
});
