import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.4)' },
  '100%': { transform: 'scaleX(0.9)' },
});

export const track = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: vars.space.xxs,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

const base = style({
  height: '100%',
  background: vars.color.accent.progress,
  transformOrigin: 'left',
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const bar = variants({
  loading: [
    base,
    {
      transform: 'scaleX(0.9)',
      '@media': {
        [media.motionOk]: {
          animationName: advance,
          // The bar slows down and never reaches the end by itself.
          animationDuration: `calc(20 * ${vars.duration.standard})`,
          animationTimingFunction: vars.easing.out,
          animationFillMode: 'forwards',
        },
      },
    },
  ],
  done: [
    base,
    { '@media': { [media.motionOk]: { transition: `transform ${vars.duration.short} ${vars.easing.out}` } } },
  ],
});
