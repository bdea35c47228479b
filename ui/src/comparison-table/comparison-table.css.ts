import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const region = style({ '@media': { print: { overflow: 'visible' } } });
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.size.small,
  textAlign: 'start',
});
global(`${table} :is(th, td)`, {
  minWidth: vars.space.x24,
  padding: vars.space.x3,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  hyphens: 'auto',
  // `break-word` would leave a column as wide as its longest word.
  overflowWrap: 'anywhere',
});
/** Enough for two things beside the names on a phone. */
global(`${table} tr > :is(th, td):not(:first-child)`, {
  minWidth: `calc(${vars.space.x24} + ${vars.space.x10})`,
  '@media': { print: { minWidth: 0 }, [media.from768]: { minWidth: `calc(2 * ${vars.space.x24})` } },
});
global(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  width: vars.space.x24,
  paddingInlineStart: 0,
  background: vars.color.background.page,
  '@media': { print: { position: 'static' }, [media.from768]: { width: `calc(2 * ${vars.space.x24})` } },
});
global(`${table} tbody th`, { fontWeight: vars.font.weight.semibold });
global(`${table} tr[data-differs] td`, { fontWeight: vars.font.weight.semibold });

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  fontWeight: vars.font.weight.regular,
});
export const label = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, alignItems: 'center' });
export const actions = style({ '@media': { print: { display: 'none' } } });
