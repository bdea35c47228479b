import { vars } from '../src/contract.css.ts';
import { layeredStyling } from '../src/styling.ts';

const { style } = layeredStyling('app');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  fontFamily: vars.font.family.body,
  color: vars.color.text.primary,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  minWidth: 0,
});
export const heading = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.lineHeight.heading,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: vars.space.none,
});
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x5,
  paddingBlock: vars.space.x4,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: '16rem',
  minWidth: 0,
  overflow: 'hidden',
});
/** Sample with a background of its own, which is seen around it. */
export const ground = style([sample, { padding: vars.space.x2 }]);
export const facts = style({
  flexGrow: 3,
  flexShrink: 1,
  flexBasis: '20rem',
  display: 'grid',
  gap: vars.space.x1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: vars.font.weight.semibold });
export const code = style({ fontFamily: 'monospace', fontSize: vars.font.size.small });
export const note = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4, fontSize: vars.font.size.small });
export const value = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const chip = style({
  display: 'inline-block',
  width: vars.space.x5,
  height: vars.space.x5,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
});

export const swatch = style({
  height: vars.size.target,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
});
export const bar = style({ height: vars.space.x4, maxWidth: '100%', background: vars.color.action.primary });
/** Bar as long as a role, which a role that is no length does not have. */
export const length = style([bar, { justifySelf: 'start' }]);
/** Wide and high enough to tell the largest radius from a pill. */
export const box = style({
  width: '10rem',
  maxWidth: '100%',
  height: vars.space.x20,
  background: vars.color.background.surface,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
});
/** Box with space for its shadow, which the sample would cut off. */
export const shadowBox = style([box, { margin: vars.space.x10 }]);
export const track = style({ background: vars.color.background.quiet, overflow: 'hidden' });
export const runner = style({
  width: vars.space.x8,
  height: vars.space.x8,
  background: vars.color.action.primary,
  transitionProperty: 'translate',
  selectors: { [`${item}:hover &`]: { translate: '400% 0' } },
});
/** Marker that shows a curve, with the longer duration. */
export const easing = style([runner, { transitionDuration: vars.duration.standard }]);
