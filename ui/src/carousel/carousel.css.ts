import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const carousel = style({ position: 'relative', isolation: 'isolate', minWidth: 0 });

export const track = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});
export const sliding = style({ '@media': { [media.motionOk]: { scrollBehavior: 'smooth' } } });

const appear = keyframes({ from: { opacity: 0 } });
export const fading = style({});
export const fullItem = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    // A slide that enters by a jump fades in; a slide that leaves is already inert.
    [`${fading} > &:not([inert])`]: {
      '@media': { [media.motionOk]: { animation: `${appear} ${vars.duration.standard} ${vars.easing.out}` } },
    },
  },
});

/** Before the items in focus order, and in front of them on the screen. */
const control = style({ position: 'absolute', zIndex: vars.layer.header });
export const rotation = style([control, { insetBlockStart: vars.space.x4, insetInlineEnd: vars.space.x4 }]);
/** Distance from the top to the center of the arrows. Default: half of the carousel's height. */
const arrowCenter = '--w-carousel-arrow-center';
const arrow = style([control, { insetBlockStart: `calc(var(${arrowCenter}, 50%) - ${vars.size.target} / 2)` }]);
export const previous = style([arrow, { insetInlineStart: vars.space.x2 }]);
export const next = style([arrow, { insetInlineEnd: vars.space.x2 }]);
global(`${next} > svg`, { transform: 'scaleX(-1)' });

export const dots = style({ display: 'flex', flexWrap: 'wrap', paddingInline: vars.space.x2 });
/** Short bar in a target of full size. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  cursor: 'pointer',
  '::before': {
    content: '',
    // Bars of enlarged text would touch each other.
    width: `min(${vars.space.x6}, 60%)`,
    height: vars.space.x1,
    borderRadius: vars.radius.pill,
    background: vars.color.border.control,
  },
  selectors: {
    // Thicker, too: in high contrast the two colors look alike.
    '&[data-current]::before': { height: vars.space.x2, background: vars.color.action.primary },
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { background: 'GrayText' },
      selectors: { '&[data-current]::before': { background: 'Highlight' } },
    },
  },
});
