import ts from 'typescript';

/**
 * The state hooks that the conformance entries of a component name; the conformance suite finds each of them in its
 * HTML.
 *
 * @param {string} code of a `*.conformance.tsx`
 * @param {string} file its name
 * @returns {string[]} sorted, each once
 */
export function stateHooks(code, file) {
  /** @type {Set<string>} */
  const hooks = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'hooks' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const { name } of node.initializer.properties) if (name && ts.isStringLiteral(name)) hooks.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return [...hooks].sort();
}
