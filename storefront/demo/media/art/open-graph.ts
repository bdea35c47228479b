import { palette } from '../palette.ts';
import { element, group, svgDocument } from '../svg/element.ts';
import { fitText, placeText } from '../typography/fit-text.ts';
import { drawWordmark } from './brand.ts';
import { drawGroupScene } from './group-scene.ts';
import { heroThemes } from './hero.ts';

/** The picture that social networks show beside a link to the shop, 1200 by 630. */
export function drawOpenGraph(): string {
  const { colors, botanical, variety, packs } = heroThemes.odpornosc;
  const [width, height] = [1200, 630];
  const words = fitText('Witaminy i suplementy, które mają sens', 500, 210, {
    style: { family: 'heading', weight: 700, letterSpacing: -0.02 },
    size: 66,
    maxLines: 3,
    lineHeight: 1.04,
    align: 'start',
  });
  const growth = 0.84;
  const scene = drawGroupScene({
    width,
    height,
    colors,
    niche: { x: 896, width: 520, top: 54 },
    stageTop: 516,
    packs: packs.map((pack) => ({ ...pack, height: pack.height * growth, x: pack.x * growth })),
    botanical,
    variety,
  });
  return svgDocument(
    width,
    height,
    scene,
    group(
      {},
      drawWordmark(72, 118, 64, palette.forest).markup,
      element('path', { d: placeText(words, 72, 260).path, fill: palette.ink }),
    ),
  );
}
