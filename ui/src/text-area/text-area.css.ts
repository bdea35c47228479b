import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const textArea = style({
  display: 'block',
  resize: 'vertical',
  minHeight: `calc(2 * ${vars.size.field})`,
  paddingBlock: vars.space.x3,
});
export const counter = style({
  alignSelf: 'end',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
  selectors: { '&[data-empty]': { color: vars.color.text.error } },
});
