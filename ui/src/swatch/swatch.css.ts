import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.size.iconMd,
  height: vars.size.iconMd,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
});
export const sample = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
