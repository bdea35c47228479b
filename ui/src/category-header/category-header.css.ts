import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

// Above the layer of the components that these styles adjust.
const { style } = layeredStyling('layout');

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${vars.space.x2} ${vars.space.x4}` };

export const header = style(grid);

/**
 * On phones the image is at the end of the title's line, on wide screens next to all texts. It gives way to enlarged
 * titles, whose words would break next to it.
 */
export const withImage = style({
  ...grid,
  gridTemplateColumns: 'minmax(0, 1fr) clamp(0%, 100% - 13.5rem, 7.5rem)',
  '@media': {
    [media.from960]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space.x12, alignContent: 'center' },
  },
});

export const title = style({ gridColumn: '1', alignSelf: 'center', overflowWrap: 'anywhere' });
export const frame = style({
  position: 'relative',
  gridColumn: '2',
  gridRow: '1',
  minBlockSize: vars.space.x16,
  // Next to a title of many lines it would be a tall strip of the middle of the image.
  alignSelf: 'start',
  overflow: 'clip',
  borderRadius: vars.radius.md,
  background: vars.color.background.quiet,
  '@media': { [media.from960]: { gridRow: '1 / span 2', alignSelf: 'stretch', borderRadius: vars.radius.lg } },
});
/**
 * Fills its frame and adds no height to it. An image wider than the frame is cropped at its sides. A narrower one, such
 * as one in portrait format, is shown as a whole in the middle: its width follows from its own aspect ratio, because
 * Magento gives no dimensions.
 */
export const image = style({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  marginInline: 'auto',
});
export const description = style({
  gridColumn: '1 / -1',
  maxWidth: `calc(1.1 * ${vars.size.prose})`,
  '@media': { [media.from960]: { gridColumn: '1' } },
});

export const subcategories = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  '@media': {
    // One line, which scrolls sideways: however many there are, products stay in the first view, and another width of
    // the fallback font moves nothing.
    [media.to959]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      paddingBlock: vars.space.xxs,
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
    [media.from960]: { columnGap: vars.space.x3 },
  },
  // Buttons have no space of their own above their text, unlike links.
  selectors: { '&[data-images]': { marginBlockStart: vars.space.x2 } },
});
export const subcategory = style({
  flex: 'none',
  gap: vars.space.x2,
  paddingBlock: vars.space.none,
  paddingInlineStart: vars.space.x1,
});
export const subcategoryImage = style({ inlineSize: vars.space.x12, borderRadius: vars.radius.pill });
