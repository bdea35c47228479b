import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 });
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  color: vars.color.border.control,
  cursor: 'pointer',
  selectors: {
    '&[data-filled]': { color: vars.color.accent.rating },
  },
  '@media': { [media.forcedColors]: { color: 'GrayText', selectors: { '&[data-filled]': { color: 'Highlight' } } } },
});
/** The native radio button covers the star with its target and its focus ring. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
});
// The outline separates filled and unfilled stars from the background.
global(`${star} > svg`, { stroke: vars.color.border.control, strokeWidth: vars.size.hairline, pointerEvents: 'none' });
global(`${star}:not([data-filled]) > svg`, { fill: 'none' });
export const chosen = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary, minHeight: '1lh' });
