import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const root = style({ position: 'relative', display: 'inline-block' });
export const tooltip = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  bottom: '100%',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: `min(${vars.size.filterSidebar}, 70vw)`,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.xs,
  // Forced colours drop the ground; the border keeps the edge visible.
  border: `${vars.size.hairline} solid transparent`,
  background: vars.color.background.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.font.size.small,
});
