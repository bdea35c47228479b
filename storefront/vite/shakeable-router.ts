import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/.*\.mjs$/;
const COMPONENT = /=\s*((?:React\d*\.)?(?:forwardRef|createContext|memo)\d*\()/g;
const CLASS =
  /^(var ([\w$]+) = )(class extends React\d*\.Component \{\n[^]*?\n)\};\n(?:\2\.(contextType = [\w$]+;)\n)?/gm;
const TABLE = /^(var [\w$]+ = )(?=new |Object\.)/gm;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

/**
 * Marks the making of components, contexts and tables as free of effects, and takes their names for developer tools
 * out.
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
 * Lets the browser build drop the parts of react-router that the shop does not use (its data router, forms, links): as
 * published, each component carries a display name or extends what React may do anything with, and that keeps it and
 * all that it uses, 11 kB in all.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'witryna-shakeable-router',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: annotateComponents(code), map: null }),
    },
  };
}
