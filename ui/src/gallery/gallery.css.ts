import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { defaultImageRatio } from '../image/image-widths.ts';

const { style, global } = layeredStyling('components');

export const gallery = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from640]: { gridTemplateColumns: `${vars.space.x20} minmax(0, 1fr)`, gap: vars.space.x4 } },
});
/** In place of images that a product does not have. */
export const empty = style({
  display: 'none',
  aspectRatio: String(defaultImageRatio),
  borderRadius: vars.radius.xl,
  background: vars.component.product.ground,
  '@media': { [media.from768]: { display: 'block' } },
});
export const thumbnails = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  // Space for the focus ring inside the scroller.
  padding: vars.space.x1,
  gridRow: 2,
  '@media': {
    [media.from640]: { flexDirection: 'column', gridRow: 1, overflowX: 'visible' },
    // Without scripts the row still scrolls.
    '(scripting: none)': { display: 'none' },
  },
});
export const thumbnail = style({
  flex: 'none',
  width: vars.space.x16,
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  // Below the border it would frame every thumbnail.
  background: `${vars.component.product.ground} padding-box`,
  border: `${vars.space.xxs} solid transparent`,
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { borderColor: vars.color.border.selected } },
  '@media': {
    [media.from640]: { width: '100%' },
    // Forced colors render transparent borders, so only the current thumbnail keeps its own.
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});
/** Round mark in the center of a video's thumbnail. */
export const videoMark = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.x6,
  height: vars.space.x6,
  borderRadius: vars.radius.pill,
  background: vars.color.background.surface,
  border: `${vars.size.hairline} solid transparent`,
  // Triangle. An icon file would add a request to the home page, whose carousel uses the same styles.
  '::before': {
    content: '""',
    borderBlock: `${vars.space.x1} solid transparent`,
    borderInlineStart: `${vars.space.x2} solid currentcolor`,
  },
});
// Without thumbnails it fills their column too.
const wide = { gridColumn: '1 / -1' };
export const stage = style({
  position: 'relative',
  // As high as the image, on which its buttons are, next to a higher column of thumbnails.
  alignSelf: 'start',
  minWidth: 0,
  selectors: { '&:only-child': wide },
  '@media': { '(scripting: none)': wide },
});
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  listStyle: 'none',
  borderRadius: vars.radius.xl,
  background: vars.component.product.ground,
});
export const slide = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  minWidth: 0,
  selectors: { '&[data-video]': { alignSelf: 'center' } },
});
// Videos reach from edge to edge.
global(`${slide} figure > *`, { borderRadius: 0 });
// With a background of its own, because dark themes have a light ground of products.
global(`${slide} figcaption`, {
  margin: 0,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  background: vars.color.background.surface,
});
export const controls = style({
  position: 'absolute',
  insetInlineEnd: vars.space.x3,
  bottom: vars.space.x3,
  display: 'flex',
  gap: vars.space.x2,
  '@media': { '(scripting: none)': { display: 'none' } },
});
