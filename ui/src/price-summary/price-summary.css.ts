import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  selectors: { '&[aria-busy="true"]': { opacity: 0.8 } },
});
// Enlarged text leaves no space for both on one line.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.x4,
});
export const total = style({
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.h4,
  letterSpacing: vars.font.letterSpacing.heading,
  paddingTop: vars.space.x2,
});
export const value = style({
  marginInlineStart: 'auto',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
