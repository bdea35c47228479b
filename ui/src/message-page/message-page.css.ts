import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  maxWidth: vars.size.panel,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x16,
  textAlign: 'center',
});
export const arch = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(2.5 * ${vars.space.x24})`,
  aspectRatio: '4 / 5',
  borderRadius: `${vars.radius.pill} ${vars.radius.pill} 0 0`,
  background: vars.color.background.quietStrong,
  color: vars.color.action.primary,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.h1,
  fontWeight: vars.font.weight.semibold,
  marginBottom: vars.space.x4,
});
export const title = style({ fontSize: vars.font.size.h2 });
export const text = style({ color: vars.color.text.secondary, fontSize: vars.font.size.lead });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x3, marginTop: vars.space.x4 });
export const note = style({ color: vars.color.text.secondary, fontSize: vars.font.size.caption });
