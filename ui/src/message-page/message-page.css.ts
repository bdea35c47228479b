import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  maxWidth: vars.size.panel,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x10,
  textAlign: 'center',
  '@media': { [media.from640]: { paddingBlock: vars.space.x16 } },
});
export const arch = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(1.5 * ${vars.space.x24})`,
  aspectRatio: '4 / 5',
  borderRadius: `${vars.radius.pill} ${vars.radius.pill} 0 0`,
  background: vars.color.background.quietStrong,
  color: vars.color.action.primary,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.h1,
  fontWeight: vars.font.weight.semibold,
  marginBottom: vars.space.x4,
  '@media': { [media.from640]: { width: `calc(2.5 * ${vars.space.x24})` } },
});
global(`${arch} > svg`, { width: '40%', height: 'auto' });
// As flex items, texts would grow with their longest word instead of breaking it.
const wrapping = style({ maxWidth: '100%' });
export const title = style([wrapping, { fontSize: vars.font.size.h2 }]);
export const text = style([
  wrapping,
  { color: vars.color.text.secondary, fontSize: vars.font.size.lead, textWrap: 'balance' },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginTop: vars.space.x4,
});
export const note = style([wrapping, { color: vars.color.text.secondary, fontSize: vars.font.size.caption }]);
