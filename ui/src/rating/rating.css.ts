import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { starPath } from '../icon/icon-paths.ts';

const { style } = layeredStyling('components');

export const rating = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::before': iconMask(starPath, { filled: true, color: vars.color.accent.rating }) },
});
export const link = style([
  rating,
  {
    display: 'inline-flex',
    minHeight: vars.size.target,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
  },
]);
export const count = style({
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.secondary,
  selectors: { [`${link} > &`]: { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
});
