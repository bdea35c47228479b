import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space.x8,
  height: vars.space.x8,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="current"]': {
      background: vars.color.action.primary,
      borderColor: vars.color.action.primary,
      color: vars.color.action.onPrimary,
    },
    '&[data-state="complete"]': { background: vars.color.background.quietStrong, color: vars.color.text.primary },
  },
  '@media': {
    // Forced colors remove backgrounds, so a thicker ring marks the current step.
    [media.forcedColors]: {
      selectors: { '&[data-state="current"]': { borderWidth: vars.size.focusRing, borderColor: 'Highlight' } },
    },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  // Enlarged text needs the space more than the edge does.
  padding: `min(${vars.space.x6}, 6.4vw)`,
  borderRadius: vars.radius.xl,
  background: vars.color.background.surface,
  outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
// Not taller than a line of the title, which then aligns with the heading of an order summary beside the steps.
global(`${head} > ${mark}`, { marginBlock: `calc(-1 * ${vars.space.x1})` });
export const title = style({
  flex: '1 1 10ch',
  minWidth: 0,
  fontSize: vars.font.size.h4,
  selectors: { '[data-state="upcoming"] > div > &': { color: vars.color.text.secondary } },
});
export const summary = style({ color: vars.color.text.secondary, fontSize: vars.font.size.small });
