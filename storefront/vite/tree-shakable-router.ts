import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/.*\.mjs$/;
const COMPONENT = /=\s*((?:React\d*\.)?(?:forwardRef|createContext|memo)\d*\()/g;
const CLASS =
  /^(var ([\w$]+) = )(class extends React\d*\.Component \{\n[^]*?\n)\};\n(?:\2\.(contextType = [\w$]+;)\n)?/gm;
const TABLE = /^(var [\w$]+ = )(?=new |Object\.)/gm;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

/**
 * Marks the creation of components, contexts and tables as pure, and removes their names for developer tools.
 */
export function annotateComponents(code: string): string {
  return code
    .replace(COMPONENT, '= /* @__PURE__ */ $1')
    .replace(
      CLASS,
      (_class, start: string, _name, body: string, context?: string) =>
        `${start}/* @__PURE__ */ (() => ${body}${context ? `  static ${context}\n` : ''}})();\n`,
    )
    .replace(TABLE, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '');
}

/**
 * Lets the browser build remove the parts of react-router that the shop does not use (data router, forms, links). As
 * published, each component has a display name or extends a class of React, so that bundlers keep it: 11 kB in all.
 */
export function treeShakableRouter(): Plugin {
  return {
    name: 'witryna-tree-shakable-router',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: annotateComponents(code), map: null }),
    },
  };
}
