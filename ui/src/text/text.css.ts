import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const size = variants({
  caption: { fontSize: vars.font.size.caption },
  small: { fontSize: vars.font.size.small },
  body: { fontSize: vars.font.size.body },
  lead: { fontSize: vars.font.size.lead },
});
export const tone = variants({
  primary: { color: vars.color.text.primary },
  secondary: { color: vars.color.text.secondary },
  inverse: { color: vars.color.text.inverse },
  sale: { color: vars.color.text.sale },
  success: { color: vars.color.text.success },
  error: { color: vars.color.text.error },
  inherit: { color: 'inherit' },
});
export const weight = variants({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  semibold: { fontWeight: vars.font.weight.semibold },
});
export const lineBreaks = style({ whiteSpace: 'pre-line' });
const heading = style({
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: vars.font.letterSpacing.heading,
  lineHeight: vars.font.lineHeight.heading,
});
export const headingSize = variants({
  display: [heading, { fontSize: vars.font.size.display, lineHeight: vars.font.lineHeight.display }],
  h1: [heading, { fontSize: vars.font.size.h1 }],
  h2: [heading, { fontSize: vars.font.size.h2 }],
  h3: [heading, { fontSize: vars.font.size.h3 }],
  h4: [heading, { fontSize: vars.font.size.h4 }],
  h5: [heading, { fontSize: vars.font.size.h5, lineHeight: vars.font.lineHeight.snug }],
});
export const link = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: vars.space.x1,
  selectors: { '&:hover': { textDecorationThickness: vars.space.xxs } },
});
export const standaloneLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  overflowWrap: 'anywhere',
});
