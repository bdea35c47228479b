import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = style({
  display: 'inline-block',
  // Long text next to it must not shrink it.
  flex: 'none',
  // An arc in every brand.
  borderRadius: '50%',
  border: `${vars.space.xxs} solid currentcolor`,
  borderRightColor: 'transparent',
  '@media': {
    // Forced colors would render a transparent border and hide the rotation.
    [media.forcedColors]: { borderRightColor: 'Canvas' },
    [media.motionOk]: {
      animationName: turn,
      animationDuration: `calc(2 * ${vars.duration.standard})`,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
  },
});

export const size = variants({
  small: [spinner, { width: vars.size.iconSm, height: vars.size.iconSm }],
  medium: [spinner, { width: vars.size.iconMd, height: vars.size.iconMd }],
});
