import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { arrowLeftPath, arrowRightPath } from '../icon/icon-paths.ts';

const { style, variants, global } = layeredStyling('components');

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  listStyle: 'none',
});
// Narrower where space is short: arrows, five pages and two ellipses fit on one line of a phone.
global(`${list} > li`, { flex: `1 1 ${vars.space.x8}`, maxWidth: vars.size.target });
const cell = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.background.quiet } },
});
export const step = variants({
  previous: [cell, { selectors: { '&::before': iconMask(arrowLeftPath, { size: 'medium' }) } }],
  next: [cell, { selectors: { '&::before': iconMask(arrowRightPath, { size: 'medium' }) } }],
});
export const gap = style({ textAlign: 'center', color: vars.color.text.secondary });
global(`${list} > ${gap}`, { flexBasis: vars.space.x4, flexGrow: 0 });
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
