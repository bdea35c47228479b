import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/.*\.mjs$/;
const COMPONENT = /=\s*((?:React\d*\.)?(?:forwardRef|createContext|memo)\d*\()/g;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

/** Marks the making of components and contexts as free of effects, and takes their names for developer tools out. */
export function annotateComponents(code: string): string {
  return code.replace(COMPONENT, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, '');
}

/**
 * Lets the browser build drop the parts of react-router that the shop does not use (its data router, forms, links): as
 * published, each component carries a display name, and that assignment keeps it and all that it uses, 8 kB in all.
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
