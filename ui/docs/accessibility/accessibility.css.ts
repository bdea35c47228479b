import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const page = style({
  display: 'grid',
  gap: vars.space.x8,
  minWidth: 0,
  fontFamily: vars.font.family.body,
  color: vars.color.text.primary,
});
export const area = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });
export const note = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
export const id = style({ whiteSpace: 'nowrap' });
export const text = style({ minWidth: '8rem' });
/** Wide enough for its summary on one line, unless the screen is narrow. */
export const proofs = style({ minWidth: 'clamp(5rem, 20vw, 12rem)', overflowWrap: 'anywhere' });
/** As high as a target, and on the line of the text next to it. */
export const summary = style({
  marginBlock: `calc(-1 * ${vars.space.x3})`,
  paddingBlock: vars.space.x3,
  cursor: 'pointer',
});
export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: `${vars.space.x4} ${vars.space.x2}`,
  paddingInline: vars.space.none,
  listStyle: 'none',
});
export const code = style({ fontFamily: 'monospace', fontSize: vars.font.size.small });
