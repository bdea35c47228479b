import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { largerTarget } from '../platform/layout/larger-target.ts';

const { style, global } = layeredStyling('app');

/** Store names differ in length, and link and button in height; this must not cause a layout shift. */
export const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: `calc(2 * ${vars.space.x24})`,
  height: vars.space.x6,
  flexShrink: 0,
});

/** One line of text and its target. */
export const availability = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.target,
});
global(`${availability} a`, largerTarget);
