import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const page = style({
  display: 'grid',
  gap: vars.space.x8,
  minWidth: 0,
  fontFamily: vars.font.family.body,
  color: vars.color.text.primary,
});
export const rule = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });
export const examples = style({
  display: 'grid',
  gap: vars.space.x4,
  minWidth: 0,
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const example = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.x4,
  minWidth: 0,
  padding: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  overflowWrap: 'anywhere',
});
/** Content of an example, as wide as its card, except for buttons. */
export const content = style([rule, { width: '100%' }]);
global(`${content} > :is(a, button)`, { justifySelf: 'start' });
export const list = style({ display: 'grid', gap: vars.space.x2, paddingInlineStart: vars.space.x5 });
export const code = style({ fontFamily: 'monospace', fontSize: vars.font.size.small, overflowWrap: 'anywhere' });
