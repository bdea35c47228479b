import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of all Witryna styles, lowest priority first, inside of one layer `witryna`: an application orders that
 * one among its own, whose names may be the same (Tailwind has `base` and `components`). Unlayered rules of a consumer
 * override all of them. The first declaration determines the order, so this module is imported before any other style
 * sheet.
 */
export const layers = {
  reset: globalLayer('witryna.reset'),
  tokens: globalLayer('witryna.tokens'),
  base: globalLayer('witryna.base'),
  components: globalLayer('witryna.components'),
  layout: globalLayer('witryna.layout'),
  app: globalLayer('witryna.app'),
} as const;

export type LayerName = keyof typeof layers;
