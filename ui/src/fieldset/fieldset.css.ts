import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const fieldset = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  minWidth: 0,
});
/** Browsers lay out a legend outside the grid of the fieldset, so the gap is a margin. */
export const legend = style({ width: '100%', marginBlockEnd: vars.space.x4 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
});
export const title = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.h5,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
});
export const note = style({
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.secondary,
});
export const hint = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
