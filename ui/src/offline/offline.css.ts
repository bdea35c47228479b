import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const indicator = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.text.error,
  fontSize: vars.font.size.small,
});
