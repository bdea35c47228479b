import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const guest = style({ display: 'inline-flex' });
export const customer = style({});
// The entries have a padding of their own.
global(`${customer} > [data-part="panel"]`, { padding: vars.space.x2 });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.target,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    '&[aria-current]': { fontWeight: vars.font.weight.semibold },
  },
});
export const last = style({
  marginTop: vars.space.x1,
  paddingTop: vars.space.x1,
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
