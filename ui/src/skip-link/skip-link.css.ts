import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  top: vars.space.x2,
  zIndex: vars.layer.menu,
  padding: vars.space.x3,
  minHeight: vars.size.target,
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', padding: 0 },
  },
});
