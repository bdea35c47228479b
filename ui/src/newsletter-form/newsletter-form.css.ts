import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const form = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
});
/** Field and button side by side, or below each other if the field would become too narrow. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, alignItems: 'end' });
export const field = style({ flex: '1 1 20ch' });
const below = { flex: '1 1 100%' } as const;
const beside = { flex: '0 1 auto' } as const;
/** From 960 px the footer has columns, which are wide enough for both from 1280 px only. */
export const submit = style({
  ...below,
  '@media': { [media.from640]: beside, [media.from960]: below, [media.from1280]: beside },
  // Next to the control, which is last in the field, or between a label and an error of the same height.
  selectors: { '[data-invalid] + &': { alignSelf: 'center' } },
});
export const notice = style({ fontSize: vars.font.size.caption, color: vars.color.text.secondary });
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  selectors: { '&:empty': { display: 'none' } },
});
export const success = style({ fontWeight: vars.font.weight.medium });
global(`${status}:has(> ${success})`, { color: vars.color.text.success });
/** Covers the form while it is submitted. The focus indicator below stays visible. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  justifyContent: 'center',
  borderRadius: vars.radius.sm,
  background: `color-mix(in srgb, ${vars.color.background.page} 88%, transparent)`,
  // Texts of the form may lie below its text.
  backdropFilter: `blur(${vars.space.x1})`,
  fontWeight: vars.font.weight.semibold,
});

/** Style for the dark background of the footer. */
export const inverse = style({ color: vars.color.text.inverse });
global(`${inverse} ${notice}`, { color: vars.color.text.inverseSecondary });
global(`${inverse} ${status}:has(> ${success})`, { color: 'inherit' });
global(`${inverse} ${overlay}`, {
  background: `color-mix(in srgb, ${vars.color.background.inverseDeep} 88%, transparent)`,
});
