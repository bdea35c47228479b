import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const choose = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.color.action.primary}`,
  color: vars.color.action.primary,
  // Clicks go through to the card's link.
  pointerEvents: 'none',
});
