import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/**
 * On small screens the parts of the overview are items of their own, so that its bar to buy stays in view above all
 * sections.
 */
export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  // The bar is above everything in here and below the header.
  isolation: 'isolate',
  '@media': { [media.from768]: { gap: vars.space.x16 } },
});
export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x16,
  minWidth: 0,
  '@media': { [media.to767]: { marginBlockStart: vars.space.x10 } },
});

/** Takes the distance of the page from the edge of the screen back. */
export const wide = style({ marginInline: `calc(-1 * ${vars.size.gutter})` });
