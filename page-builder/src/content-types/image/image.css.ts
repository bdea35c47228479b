import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** In line, so that the alignment of the figure holds for it. */
export const image = style({ display: 'inline-block', verticalAlign: 'bottom', height: 'auto' });
export const link = style({ display: 'inline-block', maxWidth: '100%' });
export const caption = style({
  marginBlockStart: vars.space.x2,
  fontSize: vars.font.size.small,
  color: vars.color.text.secondary,
});
