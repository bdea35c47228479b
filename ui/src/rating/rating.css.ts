import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const rating = style({ display: 'flex', fontSize: vars.font.size.small, position: 'relative' });
export const link = style([
  rating,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
  },
]);
export const figures = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontVariantNumeric: 'tabular-nums',
});
export const star = style({ color: vars.color.accent.rating, display: 'inline-flex' });
export const value = style({ fontWeight: vars.font.weight.semibold });
export const count = style({ color: vars.color.text.secondary });
