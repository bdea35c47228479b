import type { Plugin } from 'vite';

// Stated in every sheet, for any may be the first that a page has.
const order = '@layer witryna.reset, witryna.tokens, witryna.base, witryna.components, witryna.layout, witryna.app;';
const styleSheet = /\/node_modules\/.*\.css$/;

/**
 * Puts the style sheets of packages into the layer of components: rules without a layer would win over all of the
 * shop's. Ours are in layers already, and fonts need none.
 */
export function layeredStyles(): Plugin {
  return {
    name: 'witryna:layered-styles',
    enforce: 'pre',
    transform(code, id) {
      const [path = id] = id.split('?');
      if (!styleSheet.test(path) || path.includes('/@fontsource')) return undefined;
      return { code: `${order}\n@layer witryna.components {\n${code}\n}`, map: null };
    },
  };
}
