import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { arrowLeftPath, arrowRightPath } from '../icon/icon-paths.ts';

const { style, variants } = layeredStyling('components');

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  listStyle: 'none',
});
/** Absent until one line has room for all items of the longest list. */
export const wide = style({ display: 'none', '@media': { [media.from475]: { display: 'block' } } });
/** In their place. */
export const narrow = style({ '@media': { [media.from475]: { display: 'none' } } });
const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    '&:active': { background: vars.color.background.quietStrong },
    // Its ring lies over the background of the next cell.
    '&:focus-visible': { position: 'relative' },
  },
});
export const step = variants({
  previous: [cell, { selectors: { '&::before': iconMask(arrowLeftPath, { size: 'medium' }) } }],
  next: [cell, { selectors: { '&::before': iconMask(arrowRightPath, { size: 'medium' }) } }],
});
export const gap = style({ minWidth: vars.space.x6, color: vars.color.text.secondary, textAlign: 'center' });
export const page = style([
  cell,
  {
    selectors: {
      '&[aria-current]': {
        background: vars.color.action.primary,
        color: vars.color.action.onPrimary,
        fontWeight: vars.font.weight.semibold,
        // Forced colors remove the background.
        border: `${vars.size.hairline} solid transparent`,
      },
    },
  },
]);
