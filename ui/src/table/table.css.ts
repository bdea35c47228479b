import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const region = style({
  overflowX: 'auto',
  // Next to a float that leaves less, it begins below.
  minWidth: `min(100%, calc(2 * ${vars.space.x24}))`,
});
export const table = style({ width: '100%', fontSize: vars.font.size.body, textAlign: 'start' });
export const caption = style({
  paddingBottom: vars.space.x3,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
});
global(`${table} :is(th, td)`, {
  paddingBlock: vars.space.x3,
  paddingInlineEnd: vars.space.x4,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
global(`${table} th`, { fontWeight: vars.font.weight.semibold });
global(`${table} thead th`, { fontSize: vars.font.size.small, color: vars.color.text.secondary });
global(`${table} [data-numeric]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
