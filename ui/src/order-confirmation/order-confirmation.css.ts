import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const mark = style({ color: vars.color.status.success });
// The amount wraps below the name when both do not fit on one line, nearer to it than to the next product.
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  alignItems: 'center',
});
export const image = style({
  width: vars.space.x16,
  aspectRatio: '4 / 5',
  flex: 'none',
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  // The border shows the frame on a panel of the same color.
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  background: vars.component.product.ground,
});
export const text = style({ flex: `1 1 ${vars.space.x24}`, minWidth: 0 });
export const total = style({ marginInlineStart: 'auto' });
