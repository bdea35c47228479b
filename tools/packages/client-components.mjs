import ts from 'typescript';

/**
 * Marks modules whose components use hooks with `"use client"` where the source does not say so, as React Server
 * Components want it: an application may then draw every component from a server component. Components without hooks
 * stay free to run on the server.
 *
 * @param {RegExp} sources paths of the modules to look at
 * @returns {import('vite').Plugin}
 */
export function clientComponents(sources) {
  return {
    name: 'witryna:client-components',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!sources.test(file) || !file.endsWith('.tsx') || !needsClient(code, file)) return null;
      // In the first line, so that the source map stays right.
      return { code: `'use client'; ${code}`, map: null };
    },
  };
}

/**
 * Whether a module has to be marked: it calls a hook that servers do not have, and is not marked yet.
 *
 * @param {string} code
 * @param {string} file its name
 */
export function needsClient(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const [first] = source.statements;
  if (
    first &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  )
    return false;
  /** @type {(node: ts.Node) => boolean} */
  const callsHook = (node) =>
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^use(?!Id$)[A-Z]/.test(node.expression.text)) ||
    (ts.forEachChild(node, (child) => callsHook(child) || undefined) ?? false);
  return callsHook(source);
}
