import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as banner from '../content-types/banner/banner.css.ts';
import { line } from '../content-types/column-line/column-line.css.ts';

const { style, global } = layeredStyling('components');

/** Group of columns with a category tile each: two per line on phones, four from 640 px. */
export const categoryTiles = style({ marginBlockStart: vars.space.x6 });
global(`${categoryTiles} ${line}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.x3,
  rowGap: vars.space.x6,
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.x6 } },
});

/** Image in the format of product images with text below it. */
export const categoryTile = style({ borderRadius: vars.radius.lg });
global(`${categoryTile} > ${banner.wrapper} > ${banner.picture}`, {
  position: 'relative',
  inset: 'auto',
  aspectRatio: vars.size.imageRatio,
});
global(`${categoryTile} > ${banner.wrapper} > ${banner.overlay}`, { flex: 'none', padding: `${vars.space.x3} 0 0` });
global(`${categoryTile} ${banner.text} :is(h2, h3, h4)`, { fontSize: vars.font.size.h5 });
