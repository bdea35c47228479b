import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { arrowLeftPath, arrowRightPath } from '../icon/icon-paths.ts';

const { style, variants } = layeredStyling('components');

export const nav = style({ display: 'flex', justifyContent: 'center' });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  listStyle: 'none',
  // Without gaps the arrows, five pages and two ellipses fit on one line of a phone.
  '@media': { [media.from475]: { gap: vars.space.x1 } },
});
const cell = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: vars.color.background.quiet } },
});
export const step = variants({
  previous: [cell, { selectors: { '&::before': iconMask(arrowLeftPath, { size: 'medium' }) } }],
  next: [cell, { selectors: { '&::before': iconMask(arrowRightPath, { size: 'medium' }) } }],
});
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space.x4,
  color: vars.color.text.secondary,
});
export const page = style([
  cell,
  {
    selectors: {
      '&[aria-current]': {
        background: vars.color.action.primary,
        color: vars.color.action.onPrimary,
        fontWeight: vars.font.weight.semibold,
      },
      // Forced colors remove the background.
      '&[aria-current]:not(:focus-visible)': { outline: `${vars.size.hairline} solid transparent` },
    },
  },
]);
