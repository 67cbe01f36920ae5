/**
 * Says of a library's contexts and components that making them changes nothing, so that those which nobody uses are left
 * out of the bundle with all that they bring along: calls of React's factories are marked as pure, and the names that only
 * developers' tools show, which would count as a use, are taken away.
 *
 * @param {string} source of an ES module
 */
module.exports = (source) =>
  source
    .replace(/= (React[$\w]*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '');
