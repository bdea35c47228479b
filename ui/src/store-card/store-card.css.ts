import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.x2,
  alignContent: 'start',
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  background: vars.color.background.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
export const title = style({ minWidth: 0, paddingBlock: vars.space.x2 });
// Aligns the icon, not its target, with the name and the padding.
export const favorite = style({
  marginTop: `calc(-1 * ${vars.space.x1})`,
  marginInlineEnd: `calc((${vars.size.iconMd} - ${vars.size.target}) / 2)`,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  fontSize: vars.font.size.small,
});
export const status = variants({
  open: { color: vars.color.text.success },
  closed: { color: vars.color.text.secondary },
});
export const distance = style({ color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const address = style({ display: 'grid', fontStyle: 'normal' });
export const telephone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
