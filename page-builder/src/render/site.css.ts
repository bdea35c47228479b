import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('layout');

/** Site width between the gutters. */
export const site = style({
  width: '100%',
  maxWidth: vars.size.site,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  // How far a row may reach out of it.
  vars: { '--pb-outside': `calc(-1 * ${vars.size.gutter})` },
});
