import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of all Witryna styles, lowest priority first. Unlayered rules of a consumer override all of them. The
 * first declaration determines the order, so this module is imported before any other style sheet.
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
