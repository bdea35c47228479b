import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** What needs scripts, e.g. a button that only scripts answer, is not shown without them, whatever it has as `display`. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });

/**
 * What the server says before the browser has read what it holds of the shopper; `boot.ts` tells whose browser holds
 * nothing.
 */
export const unlessNewShopper = style({ selectors: { 'html[data-shopper="new"] &': { display: 'none' } } });

/** What the server says to shoppers of whom the browser holds no data. */
export const ifNewShopper = style({ selectors: { 'html:not([data-shopper="new"]) &': { display: 'none' } } });
