import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of all Witryna styles, lowest priority first. A consumer's unlayered rule beats every one of them.
 * The first declared name wins the order, so this module is imported before any other stylesheet.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  layout: globalLayer('layout'),
  app: globalLayer('app'),
} as const;

export type LayerName = keyof typeof layers;
