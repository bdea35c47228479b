import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const hours = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });
export const status = variants({
  open: { fontWeight: vars.font.weight.semibold, color: vars.color.text.success },
  closed: { fontWeight: vars.font.weight.semibold, color: vars.color.text.secondary },
});
export const table = style({ fontSize: vars.font.size.small });
export const caption = style({
  paddingBottom: vars.space.x2,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
});
export const row = style({ selectors: { '&[aria-current]': { fontWeight: vars.font.weight.semibold } } });
export const day = style({
  paddingBlock: vars.space.x1,
  paddingInlineEnd: `min(${vars.space.x6}, 4vw)`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});
// Enlarged text leaves no space for day and hours on one line: hours break between two times, not within one.
export const time = style({
  minWidth: 'min(12ch, 26vw)',
  paddingBlock: vars.space.x1,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
});
export const note = style({ color: vars.color.text.secondary, fontWeight: vars.font.weight.regular });
