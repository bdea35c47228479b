import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxWidth: '100%',
  minHeight: vars.space.x8,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  background: vars.color.background.surface,
  fontSize: vars.font.size.small,
  selectors: { '&[data-removable]': { paddingInlineEnd: 0 } },
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.background.quiet } },
});
