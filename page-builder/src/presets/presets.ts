import * as categoryTile from './category-tile.css.ts';
import * as homeSlider from './home-slider.css.ts';
import * as section from './section.css.ts';
import * as tile from './tile.css.ts';
import * as typeBanner from './type-banner.css.ts';

/**
 * Styles that merchants select by a class name in the "CSS Classes" field of a content type. Documented in the README.
 */
const presets = new Map<string, string>([
  ['home-slider', homeSlider.homeSlider],
  ['section', section.section],
  ['section-head', section.sectionHead],
  ['text-banner', section.textBanner],
  ['prose', section.prose],
  ['points', section.points],
  ['category-tiles', categoryTile.categoryTiles],
  ['category-tile', categoryTile.categoryTile],
  ['tiles', tile.tiles],
  ['tile', tile.tile],
  ['tile-highlight', tile.tone.highlight],
  ['tile-inverse', tile.tone.inverse],
  ['tile-tint', tile.tone.tint],
  ['tile-quiet', tile.tone.quiet],
  ['type-a', typeBanner.typeA],
  ['type-b', typeBanner.typeB],
]);

/** Returns the classes of the presets among a merchant's class names. */
export function presetClasses(cssClasses: readonly string[]): string[] {
  return cssClasses.flatMap((name) => presets.get(name) ?? []);
}

/** Returns whether a preset puts the text of a banner below its image, on the ground of the page. */
export const hasTextBelowImage = (cssClasses: readonly string[]): boolean => cssClasses.includes('category-tile');
