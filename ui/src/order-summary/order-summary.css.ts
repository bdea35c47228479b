import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  // Of small cards, which follow it on the page of an order.
  padding: vars.space.x5,
  borderRadius: vars.radius.xl,
  // Only in high contrast and forced colors, where the background is that of the page.
  outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
  background: vars.color.background.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const lines = style({ display: 'grid', gap: vars.space.x3 });
// The amount wraps below the name when both do not fit on one line.
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3, alignItems: 'center' });
export const picture = style({
  flex: 'none',
  width: vars.space.x12,
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  background: vars.component.product.ground,
});
export const text = style({ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.font.weight.medium, lineHeight: vars.font.lineHeight.snug });
export const detail = style({
  fontSize: vars.font.size.small,
  color: vars.color.text.secondary,
  whiteSpace: 'pre-line',
});
export const price = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const totals = style({
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  paddingTop: vars.space.x4,
});
