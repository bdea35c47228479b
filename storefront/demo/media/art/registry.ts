import type { Drawing } from '../../../backend/index.ts';
import { palette } from '../palette.ts';
import { drawFavicon, drawGlyph, drawLogo, drawTouchIcon } from './brand.ts';
import { drawBrandMark, markedBrands } from './brand-mark.ts';
import { categoryThemes, drawCategoryBanner, drawCategoryTile } from './category.ts';
import { drawGuideImage, guideThemes } from './guide.ts';
import { drawGuidePromo } from './guide-promo.ts';
import { drawMobileHero, drawWideHero, heroThemes } from './hero.ts';
import { drawOpenGraph } from './open-graph.ts';
import { drawParcelPromo } from './parcel-promo.ts';
import { drawShelf } from './shelf.ts';
import { drawStoreFront } from './store-front.ts';
import { drawNarrowStoresPromo, drawStoresPromo } from './stores-promo.ts';

/**
 * The pictures of the shop itself, by their path below `/media/` without the extension:
 *
 * - `wysiwyg/hero-<slide>` 1600 x 1000 and `wysiwyg/hero-<slide>-mobile` 800 x 1000, slides `odpornosc`, `uroda`,
 *   `sport`;
 * - `wysiwyg/tile-<category>` 800 x 1000 and `catalog/category/<category>` 1600 x 640 for every main category;
 * - `catalog/category/marki/<brand>` 1600 x 640 for every brand;
 * - `wysiwyg/promo-stores` 1200 x 720; `wysiwyg/promo-stores-mobile`, `wysiwyg/promo-parcel` and `wysiwyg/promo-guide`
 *   1000 x 920;
 * - `wysiwyg/guide-<article>` 1600 x 1000: `witamina-d3`, `magnez`, `kolagen`, `odpornosc`;
 * - `wysiwyg/store-front` and `wysiwyg/shelf` 1600 x 1000, `wysiwyg/og-image` 1200 x 630;
 * - `logo/logo`, `logo/logo-light`, `logo/glyph`, `favicon/favicon`, `favicon/touch-icon`.
 */
export const artRegistry: ReadonlyMap<string, Drawing> = new Map(
  [
    ...Object.entries(heroThemes).flatMap(([slide, theme]) => [
      art(`wysiwyg/hero-${slide}`, 1600, 1000, () => drawWideHero(theme)),
      art(`wysiwyg/hero-${slide}-mobile`, 800, 1000, () => drawMobileHero(theme)),
    ]),
    ...Object.entries(categoryThemes).flatMap(([urlKey, theme]) => [
      art(`wysiwyg/tile-${urlKey}`, 800, 1000, () => drawCategoryTile(theme)),
      art(`catalog/category/${urlKey}`, 1600, 640, () => drawCategoryBanner(theme)),
    ]),
    ...markedBrands.map((urlKey) => art(`catalog/category/marki/${urlKey}`, 1600, 640, () => drawBrandMark(urlKey))),
    ...Object.entries(guideThemes).map(([article, theme]) =>
      art(`wysiwyg/guide-${article}`, 1600, 1000, () => drawGuideImage(theme)),
    ),
    art('wysiwyg/promo-stores', 1200, 720, drawStoresPromo),
    art('wysiwyg/promo-stores-mobile', 1000, 920, drawNarrowStoresPromo),
    art('wysiwyg/promo-parcel', 1000, 920, drawParcelPromo),
    art('wysiwyg/promo-guide', 1000, 920, drawGuidePromo),
    art('wysiwyg/store-front', 1600, 1000, drawStoreFront),
    art('wysiwyg/shelf', 1600, 1000, drawShelf),
    art('wysiwyg/og-image', 1200, 630, drawOpenGraph),
    art('logo/logo', 180, 48, () => drawLogo(palette.forest)),
    art('logo/logo-light', 180, 48, () => drawLogo(palette.paper)),
    art('logo/glyph', 40, 48, () => drawGlyph(palette.forest)),
    art('favicon/favicon', 64, 64, drawFavicon),
    art('favicon/touch-icon', 512, 512, drawTouchIcon),
  ].map((drawing) => [drawing.identity, drawing]),
);

function art(identity: string, width: number, height: number, draw: () => string): Drawing {
  return { identity, width, height, draw };
}
