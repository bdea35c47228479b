import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

const sweep = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-100% 0' } });
const fall = keyframes({ from: { backgroundPosition: '0 -100%' }, to: { backgroundPosition: '0 100%' } });
const shine = (angle: string) =>
  `linear-gradient(${angle}, ${vars.color.background.skeleton} 40%, ${vars.color.background.skeletonShine} 50%, ${vars.color.background.skeleton} 60%)`;

/** Reserves the space of the image at all times. */
export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  minWidth: 0,
  aspectRatio: 'var(--witryna-ratio)',
  background: vars.color.background.quiet,
  '@media': { [media.imageShimmer]: { aspectRatio: 'var(--witryna-mobile-ratio)' } },
});
/** Placeholder while loading. On small screens the image fills the width, so the shine moves from top to bottom. */
export const shimmer = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: shine('100deg'),
  backgroundSize: '200% 100%',
  '@media': {
    [media.imageShimmer]: { backgroundImage: shine('180deg'), backgroundSize: '100% 200%' },
    [media.motionOk]: {
      animationName: sweep,
      animationDuration: `calc(4 * ${vars.duration.standard})`,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
    [`${media.motionOk} and ${media.imageShimmer}`]: { animationName: fall },
    // Without scripts nothing would remove it.
    '(scripting: none)': { display: 'none' },
  },
});
/** Above the placeholder, and visible as soon as image data arrives. */
export const picture = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  selectors: { '[data-state="error"] > &': { visibility: 'hidden' } },
});
export const error = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  fontSize: vars.font.size.caption,
  color: vars.color.text.secondary,
  textAlign: 'center',
});
