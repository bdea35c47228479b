import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const shimmer = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-100%' } });

const base = style({
  display: 'block',
  background: `linear-gradient(100deg, ${vars.color.background.skeleton} 40%, ${vars.color.background.skeletonShine} 50%, ${vars.color.background.skeleton} 60%)`,
  backgroundSize: '200% 100%',
  '@media': {
    [media.motionOk]: {
      animationName: shimmer,
      animationDuration: `calc(4 * ${vars.duration.standard})`,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
  },
});
export const shape = variants({
  line: [base, { height: '1lh', borderRadius: vars.radius.xs, transform: 'scaleY(0.7)' }],
  heading: [base, { height: vars.space.x10, borderRadius: vars.radius.xs }],
  button: [base, { height: vars.size.field, borderRadius: vars.radius.pill }],
  picture: [base, { aspectRatio: String(0.8), borderRadius: vars.radius.lg }],
  panel: [base, { minHeight: vars.size.homeSliderMinSmall, borderRadius: vars.radius.xxl }],
});
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
export const productPage = style({ display: 'grid', gap: vars.space.x8, '@media': { [media.from960]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } });
export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
export const withSidebar = style({ display: 'grid', gap: vars.space.x8, '@media': { [media.from1025]: { gridTemplateColumns: `${vars.size.filterSidebar} minmax(0, 1fr)` } } });
export const sidebar = style({ display: 'none', '@media': { [media.from1025]: { display: 'flex', flexDirection: 'column', gap: vars.space.x4 } } });
