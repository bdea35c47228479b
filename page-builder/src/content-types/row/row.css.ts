import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const row = style({ display: 'flex', flexDirection: 'column' });

/** Without a border or padding of the row, margins of its content stay inside it. */
export const content = style({ display: 'flow-root', width: '100%' });

export const alignment = variants({
  top: { justifyContent: 'flex-start' },
  middle: { justifyContent: 'center' },
  bottom: { justifyContent: 'flex-end' },
});

const drift = keyframes({
  from: { translate: '0 calc(-1 * var(--pb-parallax-shift))' },
  to: { translate: '0 var(--pb-parallax-shift)' },
});

/**
 * The image drifts against the page while the row crosses the window. Browsers without scroll timelines show it at
 * rest.
 */
export const parallax = style({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [`${media.motionOk} and ${media.finePointer}`]: {
          animation: `${drift} linear both`,
          animationTimeline: 'view()',
          scale: 'var(--pb-parallax-scale)',
        },
      },
    },
  },
});
