import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

/** Has its own background because the frame around it does not follow the theme. */
export const sheet = style({
  display: 'grid',
  gap: vars.space.x6,
  minWidth: 0,
  marginBlock: vars.space.x6,
  padding: vars.space.x5,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.body,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const facts = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  '@media': {
    [media.from640]: {
      gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
      gap: `${vars.space.x2} ${vars.space.x5}`,
    },
  },
});
/** On phones each value is below its name, which would leave it a few words a line. */
global(`${facts} > dd`, { '@media': { [media.to639]: { marginBlockEnd: vars.space.x3 } } });
export const term = style({ fontWeight: vars.font.weight.semibold });
export const section = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  listStyle: 'none',
  padding: vars.space.none,
});
export const code = style({ fontFamily: 'monospace', fontSize: vars.font.size.small, overflowWrap: 'anywhere' });
export const key = style([
  code,
  {
    overflowWrap: 'normal',
    whiteSpace: 'nowrap',
    paddingInline: vars.space.x2,
    border: `${vars.size.hairline} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.xs,
    background: vars.color.background.surface,
  },
]);
/** What a test says, above its file, which leaves it the width of a phone. */
export const statement = style({ display: 'grid', gap: vars.space.x1, minWidth: '8rem' });
/** Id of an accessibility line. */
export const id = style({ whiteSpace: 'nowrap' });
export const note = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
