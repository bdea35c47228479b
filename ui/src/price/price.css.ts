import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const price = style({ fontVariantNumeric: 'tabular-nums', minWidth: 0 });
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  // Wraps below a float that leaves too little space next to it.
  minWidth: 'min-content',
});
const amount = style({
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.letterSpacing.heading,
  lineHeight: vars.font.lineHeight.snug,
});
export const current = variants({
  small: [amount, { fontSize: vars.font.size.body }],
  medium: [amount, { fontSize: vars.font.size.h5 }],
  large: [amount, { fontSize: vars.font.size.h2 }],
});
export const reduced = style({ color: vars.color.text.sale });
export const from = style({
  fontWeight: vars.font.weight.regular,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.small,
  letterSpacing: vars.font.letterSpacing.normal,
});
export const regular = style({
  fontSize: vars.font.size.small,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
});
/** Amount that must not wrap. */
export const whole = style({ whiteSpace: 'nowrap' });
export const note = style({ fontSize: vars.font.size.caption, color: vars.color.text.secondary });
