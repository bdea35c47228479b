import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });

export const mask = style({
  position: 'fixed',
  inset: 0,
  background: vars.color.background.mask,
  zIndex: vars.layer.mask,
  '@media': {
    [media.motionOk]: {
      animationDuration: vars.duration.standard,
      animationFillMode: 'both',
      selectors: {
        '&[data-state="open"]': { animationName: appear, animationTimingFunction: vars.easing.out },
        '&[data-state="closed"]': { animationName: disappear, animationTimingFunction: vars.easing.in },
      },
    },
  },
});
export const dismiss = style({ display: 'block', width: '100%', height: '100%', cursor: 'pointer' });
