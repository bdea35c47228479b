import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as banner from '../content-types/banner/banner.css.ts';
import * as column from '../content-types/column/column.css.ts';
import { line } from '../content-types/column-line/column-line.css.ts';

const { style, variants, global } = layeredStyling('components');

/** Group of columns with a tile each: space between them, equal heights, below each other up to 959 px. */
export const tiles = style({});
global(`${tiles} ${line}`, {
  gap: vars.space.x4,
  '@media': { [media.to959]: { flexDirection: 'column' }, [media.from960]: { gap: vars.space.x6 } },
});
global(`${tiles} ${column.column} > ${column.content}`, { display: 'flex', flexDirection: 'column', flex: 1 });

/** Callout tile: text at the bottom of a colored panel. */
export const tile = style({ borderRadius: vars.radius.xl });
global(`${tile} > ${banner.wrapper}`, {
  minHeight: vars.size.socialFeedMin,
  justifyContent: 'flex-end',
  overflow: 'clip',
});
global(`${tile} > ${banner.wrapper} > ${banner.overlay}`, {
  flex: 1,
  maxWidth: 'none',
  padding: vars.space.x8,
  justifyContent: 'flex-end',
  '@media': { [media.from960]: { padding: vars.space.x6 }, [media.from1280]: { padding: vars.space.x8 } },
});
global(`${tile} ${banner.text} :is(h1, h2, h3, h4)`, {
  fontSize: vars.font.size.h3,
  // Tiles side by side are narrow at first: smaller text stays clear of the image.
  '@media': { [media.from960]: { fontSize: vars.font.size.h5 }, [media.from1280]: { fontSize: vars.font.size.h3 } },
});
global(`${tile} ${banner.text} * + p`, { marginBlockStart: vars.space.x2 });
global(`${tile} ${banner.buttonLine} > *`, { '@media': { [media.tileCta]: { width: '100%' } } });

// On a tile much wider than its image, the whole image is at the side; it has the color of the tile.
global(`${tile} > ${banner.wrapper} > ${banner.picture} img`, {
  '@media': { [media.from475]: { objectFit: 'contain' }, [media.from960]: { objectFit: 'cover' } },
});

/** Background and text color of a tile, always a pair with enough contrast. */
export const tone = variants({ highlight: {}, inverse: {}, tint: {}, quiet: {} });
const grounds = {
  highlight: { background: vars.color.background.highlight, color: vars.color.text.onHighlight },
  inverse: { background: vars.color.background.inverse, color: vars.color.text.inverse },
  tint: { background: vars.color.background.tint, color: vars.color.text.primary },
  quiet: { background: vars.color.background.quiet, color: vars.color.text.primary },
} as const;
for (const name of ['highlight', 'inverse', 'tint', 'quiet'] as const) {
  global(`${tone[name]} > ${banner.wrapper}`, grounds[name]);
}
