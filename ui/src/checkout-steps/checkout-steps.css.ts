import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3, rowGap: vars.space.x2 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: 0,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-state="current"]': { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold },
    '&[data-state="done"]': { color: vars.color.text.primary },
    // The way between two steps; only where they stand beside each other.
    '&:not(:last-child)::after': {
      content: '""',
      width: vars.space.x6,
      borderTop: `${vars.size.hairline} solid ${vars.color.border.control}`,
    },
  },
  '@media': { [media.to639]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
});
/** Takes the padding of a target without taking more room in the row. */
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.size.target, minWidth: 0 });
export const link = style([step, { color: 'inherit', textUnderlineOffset: vars.space.x1, selectors: { '&:not(:hover)': { textDecoration: 'none' } } }]);
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
    '&[data-state="done"]': { background: vars.color.background.quietStrong, color: vars.color.text.primary },
  },
  '@media': {
    // Grounds are not painted here: the open step has the thicker ring.
    [media.forcedColors]: { selectors: { '&[data-state="current"]': { borderWidth: vars.size.focusRing, borderColor: 'Highlight' } } },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  padding: vars.space.x4,
  borderRadius: vars.radius.xl,
  background: vars.color.background.surface,
  '@media': { [media.from640]: { padding: vars.space.x6 } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const title = style({
  flex: '1 1 10ch',
  minWidth: 0,
  fontSize: vars.font.size.h4,
  selectors: { '[data-state="todo"] > div > &': { color: vars.color.text.secondary } },
});
export const summary = style({ color: vars.color.text.secondary, fontSize: vars.font.size.small });
