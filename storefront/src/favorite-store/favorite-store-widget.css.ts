import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const root = style({ maxWidth: '100%', fontSize: vars.font.size.body });
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxWidth: '100%',
  minHeight: vars.space.x6,
  fontSize: vars.font.size.caption,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const name = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const panel = style({
  padding: vars.space.x1,
  width: `calc(3 * ${vars.space.x24} - ${vars.space.x4})`,
  maxWidth: '100%',
});
export const address = style({ display: 'flex', flexDirection: 'column', fontStyle: 'normal' });
/** The bar takes the underline from its links. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
});
