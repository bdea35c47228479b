import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** Looks like the links of the footer. */
export const settings = style({
  minHeight: vars.size.target,
  color: vars.color.text.inverse,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.x1,
});
