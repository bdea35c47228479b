import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = style({
  display: 'inline-block',
  // Long words next to it must not squeeze it.
  flex: 'none',
  // An arc in every brand.
  borderRadius: '50%',
  border: `${vars.space.xxs} solid currentcolor`,
  borderRightColor: 'transparent',
  '@media': {
    // A transparent border would be painted here, and nothing would be seen to turn.
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
