import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const consent = style({ fontSize: vars.font.size.small });
export const summary = style({
  width: 'fit-content',
  paddingBlock: vars.space.x1,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.space.x1,
  cursor: 'pointer',
});
export const text = style({ color: vars.color.text.secondary, paddingBlock: vars.space.x1 });
global(`${consent} label a`, { textDecorationLine: 'underline', textUnderlineOffset: vars.space.xxs });
