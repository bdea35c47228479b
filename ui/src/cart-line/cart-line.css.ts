import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const line = style({
  display: 'grid',
  // The image leaves enlarged text the width of the quantity.
  gridTemplateColumns: `clamp(20%, 100% - 12rem, ${vars.space.x20}) minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture text remove" "picture bottom bottom"',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  paddingBlock: vars.space.x4,
  selectors: {
    '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}` },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});
export const ground = style({
  gridArea: 'picture',
  aspectRatio: '4 / 5',
  alignSelf: 'start',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: vars.component.product.ground,
});
// Only the image fades: text stays readable. It also loses its colors if it cannot be bought.
global(`${line}:is([data-loading], [data-unavailable]) > ${ground}`, { opacity: 0.5 });
global(`${line}[data-unavailable] > ${ground}`, { filter: 'grayscale(1)' });
export const text = style({ gridArea: 'text', minWidth: 0 });
export const name = style({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.x1,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
});
export const detail = style({ color: vars.color.text.secondary, fontSize: vars.font.size.small });
export const problem = style({
  display: 'flex',
  gap: vars.space.x1,
  color: vars.color.text.error,
  fontSize: vars.font.size.small,
});
// Aligns the icon, not its target, with the amounts.
export const remove = style({
  gridArea: 'remove',
  justifySelf: 'end',
  marginTop: `calc(-1 * ${vars.space.x2})`,
  marginInlineEnd: `calc((${vars.size.iconMd} - ${vars.size.target}) / 2)`,
});
// The amount wraps below the quantity when both do not fit on one line, and stays next to it otherwise.
export const bottom = style({
  gridArea: 'bottom',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minWidth: 0,
});
/** The quantity, even if it is only text, and the amount are on one line. */
export const amount = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.target });
export const total = style({
  marginInlineStart: 'auto',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: vars.space.x2,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const before = style({ fontWeight: vars.font.weight.regular, color: vars.color.text.secondary });
