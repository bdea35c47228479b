import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const notes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 18rem), 1fr))`,
  gap: vars.space.x4,
  marginBlock: vars.space.x6,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.body,
});
export const note = style({
  padding: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
});
export const term = style({ fontWeight: vars.font.weight.semibold });
