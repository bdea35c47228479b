import { palette } from '../palette.ts';
import { archGlyph, glyphRatio } from '../svg/arch.ts';
import { element, svgDocument } from '../svg/element.ts';
import { outlineText } from '../typography/text-outline.ts';
import type { TextStyle } from '../typography/text-outline.ts';

const wordStyle: TextStyle = { family: 'heading', weight: 750, letterSpacing: -0.02 };

/** Glyph and name of the shop in one line; `x` is its left edge, `middle` the height of the glyph's center. */
export function drawWordmark(
  x: number,
  middle: number,
  height: number,
  color: string,
): { markup: string; width: number } {
  const glyphWidth = height * glyphRatio;
  const size = height * 0.92;
  const start = x + glyphWidth + height * 0.26;
  const word = outlineText('witryna', wordStyle, size, { x: start, y: middle + size * 0.26 });
  return {
    markup:
      archGlyph(x + glyphWidth / 2, middle - height / 2, height, color) +
      element('path', { d: word.path, fill: color }),
    width: word.box.x + word.box.width - x,
  };
}

/** The logo, glyph and name, on a transparent ground. */
export function drawLogo(color: string = palette.forest): string {
  const height = 40;
  const { markup, width } = drawWordmark(1, 24, height, color);
  return svgDocument(Math.ceil(width + 2), 48, markup);
}

/** The glyph alone on a transparent ground. */
export function drawGlyph(color: string = palette.forest): string {
  return svgDocument(40, 48, archGlyph(20, 4, 40, color));
}

/** The icon of the browser tab: the glyph on forest green with rounded corners. */
export function drawFavicon(): string {
  return svgDocument(
    64,
    64,
    element('rect', { width: 64, height: 64, rx: 15, fill: palette.forest }),
    archGlyph(32, 11, 42, palette.paper),
  );
}

/** The icon of a home screen, which cuts its own corners. */
export function drawTouchIcon(): string {
  return svgDocument(
    512,
    512,
    element('rect', { width: 512, height: 512, fill: palette.forest }),
    archGlyph(256, 106, 300, palette.paper),
  );
}
