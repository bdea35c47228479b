import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const page = style({
  display: 'grid',
  gap: vars.space.x8,
  minWidth: 0,
  maxWidth: '60rem',
  marginInline: 'auto',
  paddingBlock: vars.space.x6,
});
export const section = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });
export const list = style({ display: 'grid', gap: vars.space.x2, paddingInlineStart: vars.space.x5 });
export const code = style({ fontFamily: 'monospace', fontSize: vars.font.size.small, overflowWrap: 'anywhere' });
export const areas = style({ display: 'grid', gap: vars.space.x5, minWidth: 0 });
