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
export const variant = variants({
  line: [base, { height: '1lh', borderRadius: vars.radius.xs, transform: 'scaleY(0.7)' }],
  heading: [base, { height: vars.space.x10, borderRadius: vars.radius.xs }],
  button: [base, { height: vars.size.field, borderRadius: vars.radius.pill }],
  picture: [base, { aspectRatio: String(0.8), borderRadius: vars.radius.lg }],
  panel: [
    base,
    {
      minHeight: vars.size.homeSliderMinSmall,
      borderRadius: vars.radius.xxl,
      '@media': { [media.from1280]: { minHeight: vars.size.homeSliderMin } },
    },
  ],
});
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
/** Lines of a card are as high as those that they represent. */
export const cardText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInline: vars.space.x1,
  fontSize: vars.font.size.small,
});
export const cardName = style({
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.snug,
  '@media': { [media.from960]: { fontSize: vars.font.size.lead } },
});
export const cardPrice = style({
  marginBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  marginInline: vars.space.x1,
  fontSize: vars.font.size.h5,
});
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.font.size.small,
  '@media': { [media.finePointer]: { minHeight: vars.space.x8 } },
});
/** Row above a list: the number of products, and the sort order below its label. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const filterButton = style({ width: vars.space.x24, '@media': { [media.from1025]: { display: 'none' } } });
export const sort = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  width: `calc(2 * ${vars.space.x20})`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});
export const productPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  alignItems: 'start',
  '@media': { [media.from960]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.x10 } },
});
/** Like the gallery: thumbnails next to the image, on phones below it. */
export const gallery = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from640]: { gridTemplateColumns: `${vars.space.x20} minmax(0, 1fr)`, gap: vars.space.x4 } },
});
export const thumbnails = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: vars.space.x1,
  gridRow: 2,
  '@media': { [media.from640]: { flexDirection: 'column', gridRow: 1 } },
});
export const thumbnail = style({
  flex: 'none',
  width: vars.space.x16,
  '@media': { [media.from640]: { width: '100%' } },
});
export const price = style({ fontSize: vars.font.size.h2, lineHeight: vars.font.lineHeight.snug });
export const purchase = style({ display: 'flex', gap: vars.space.x3 });
export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
