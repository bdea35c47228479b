import { palette } from '../palette.ts';
import { archGlyph } from '../svg/arch.ts';
import { element, format, svgDocument } from '../svg/element.ts';
import { outlineText } from '../typography/text-outline.ts';
import type { TextStyle } from '../typography/text-outline.ts';

interface BrandMark {
  /** Name as it is written in the mark. */
  name: string;
  /** Color of the wall behind the mark, and of the mark itself: always a pair with enough contrast. */
  wall: string;
  ink: string;
  accent: string;
  type: TextStyle;
  /** Markup in a square of 100 around 0, 0. */
  symbol: (ink: string, accent: string) => string;
}

const bold: TextStyle = { family: 'heading', weight: 750, letterSpacing: -0.02 };
const wide: TextStyle = { family: 'heading', weight: 600, letterSpacing: 0.08 };
const plain: TextStyle = { family: 'text', weight: 600, letterSpacing: 0 };

const fill = (d: string, color: string) => element('path', { d, fill: color });
const line = (d: string, color: string, width = 7) =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
const dot = (cx: number, cy: number, r: number, color: string) => element('circle', { cx, cy, r, fill: color });
const ring = (r: number, color: string, width: number) =>
  element('circle', { cx: 0, cy: 0, r, fill: 'none', stroke: color, 'stroke-width': width });
/** A leaf that grows from 0, 0 to the height of 46, turned by an angle. */
const leaf = (angle: number, color: string) =>
  element('path', { d: 'M0 0C-24 -14 -22 -38 0 -46C22 -38 24 -14 0 0Z', fill: color, transform: `rotate(${angle})` });

/** Points of a regular polygon around 0, 0. */
function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return `${format(Math.cos(angle) * radius)} ${format(Math.sin(angle) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Marks by the URL key of the brand's category. */
const brandMarks: Readonly<Record<string, BrandMark>> = {
  'witryna-naturals': {
    name: 'Witryna Naturals',
    wall: palette.sage,
    ink: palette.forest,
    accent: palette.leaf,
    type: bold,
    symbol: (ink) => archGlyph(0, -50, 100, ink),
  },
  kruszec: {
    name: 'KRUSZEC',
    wall: '#dfe9f1',
    ink: '#1d4866',
    accent: '#7fa9c8',
    type: wide,
    symbol: (ink, accent) =>
      fill('M0 -50L34 -16L0 50L-34 -16Z', ink) +
      fill('M0 -50L34 -16H-34Z', accent) +
      line('M-34 -16L0 50L34 -16', ink, 3),
  },
  'zimny-fiord': {
    name: 'Zimny Fiord',
    wall: '#d9e8ec',
    ink: '#12455a',
    accent: '#5c9db4',
    type: bold,
    symbol: (ink, accent) =>
      fill('M-50 22L-14 -38L4 -10L18 -30L50 22Z', ink) +
      line('M-48 36C-36 28 -28 44 -16 36S8 28 18 36S38 44 48 36', accent),
  },
  rytm: {
    name: 'RYTM',
    wall: '#f7e3b8',
    ink: '#33280f',
    accent: palette.clay,
    type: { ...wide, weight: 750 },
    symbol: (ink, accent) => line('M-50 6H-24L-10 -36L12 40L26 6H38', ink, 9) + dot(46, 6, 7, accent),
  },
  babel: {
    name: 'Bąbel',
    wall: '#f9dfe4',
    ink: '#8a2148',
    accent: '#e58aa6',
    type: bold,
    symbol: (ink, accent) =>
      dot(-12, 10, 34, ink) + dot(30, -18, 18, accent) + dot(8, -42, 9, ink) + dot(-24, 0, 8, '#f9dfe4'),
  },
  'flora-dobra': {
    name: 'Flora Dobra',
    wall: '#e4efdc',
    ink: '#2f5e37',
    accent: '#8fbf74',
    type: plain,
    symbol: (ink, accent) =>
      [0, 72, 144, 216, 288].map((angle, index) => leaf(angle, index % 2 === 0 ? ink : accent)).join('') +
      dot(0, 0, 11, palette.turmeric),
  },
  kalina: {
    name: 'Kalina',
    wall: palette.blush,
    ink: '#8d1f3a',
    accent: '#4d6b45',
    type: bold,
    symbol: (ink, accent) =>
      line('M0 -46V-6M0 -30C16 -30 24 -14 24 -4M0 -30C-16 -30 -24 -14 -24 -4', accent, 5) +
      dot(0, 14, 17, ink) +
      dot(-30, 16, 15, ink) +
      dot(30, 16, 15, ink) +
      dot(-15, 38, 12, ink) +
      dot(15, 38, 12, ink),
  },
  miodokwiat: {
    name: 'Miodokwiat',
    wall: '#fbe8bd',
    ink: '#6b4108',
    accent: palette.turmeric,
    type: plain,
    symbol: (ink, accent) =>
      fill(polygon(6, 50), accent) +
      line(polygon(6, 50), ink, 6) +
      fill('M0 -24C18 0 18 24 0 26C-18 24 -18 0 0 -24Z', ink),
  },
  'zielarnia-polna': {
    name: 'Zielarnia Polna',
    wall: '#e9ecd9',
    ink: '#46532a',
    accent: '#98a55f',
    type: plain,
    symbol: (ink, accent) =>
      line('M0 50V-30', ink, 5) +
      [
        [28, -58, accent],
        [28, 58, accent],
        [4, -48, ink],
        [4, 48, ink],
      ]
        .map(([y = 0, angle = 0, color = ink]) =>
          element('g', { transform: `translate(0 ${y}) scale(.8)` }, leaf(Number(angle), String(color))),
        )
        .join('') +
      element('g', { transform: 'translate(0 -16) scale(.75)' }, leaf(0, ink)),
  },
  roslinnie: {
    name: 'roślinnie',
    wall: '#dcefe2',
    ink: '#0f5a43',
    accent: '#56ae83',
    type: bold,
    symbol: (ink, accent) =>
      line('M0 42V10', ink) +
      element('g', { transform: 'translate(0 22) scale(1.35)' }, leaf(-42, ink) + leaf(42, accent)),
  },
  'zlota-godzina': {
    name: 'Złota Godzina',
    wall: '#f6e2c6',
    ink: '#7a3b12',
    accent: '#e29a35',
    type: plain,
    symbol: (ink, accent) =>
      fill('M-32 14A32 32 0 0 1 32 14Z', accent) +
      line('M-50 14H50M-34 30H34M-18 46H18', ink) +
      line('M0 -34V-46M-36 -20L-44 -28M36 -20L44 -28', accent),
  },
  'lipa-i-len': {
    name: 'Lipa i Len',
    wall: '#eceadd',
    ink: '#4c5a3b',
    accent: '#6f8fb5',
    type: plain,
    symbol: (ink, accent) =>
      fill('M0 50C-54 20 -44 -32 -8 -30C-2 -30 0 -26 0 -22C0 -26 2 -30 8 -30C44 -32 54 20 0 50Z', ink) +
      line('M0 36V-4M0 20L-16 8M0 20L16 8', '#eceadd', 4) +
      dot(30, -38, 10, accent),
  },
  grzybnia: {
    name: 'Grzybnia',
    wall: '#ece2d8',
    ink: '#553320',
    accent: '#b98560',
    type: bold,
    symbol: (ink, accent) =>
      fill('M-48 2C-48 -38 -22 -48 0 -48S48 -38 48 2Z', ink) +
      fill('M-14 10H14L18 48H-18Z', accent) +
      dot(-20, -20, 6, '#ece2d8') +
      dot(14, -26, 8, '#ece2d8'),
  },
  pelnia: {
    name: 'Pełnia',
    wall: '#e6dfee',
    ink: '#4a2a63',
    accent: '#b48fd0',
    type: wide,
    symbol: (ink, accent) =>
      ring(46, ink, 6) + fill('M10 -36A36 36 0 1 0 10 36A28 36 0 0 1 10 -36Z', accent) + dot(22, 0, 6, ink),
  },
};

/** URL keys of the brands that have a mark. */
export const markedBrands = Object.keys(brandMarks);

const width = 1600;
const height = 640;
/** Widest name, so that all of it is seen where the picture is cut to a square. */
const widestName = 590;

/**
 * The mark of a brand on a ground of its own color: symbol and name in the middle of 1600 by 640, as the picture of its
 * category.
 *
 * @param urlKey one of `markedBrands`
 */
export function drawBrandMark(urlKey: string): string {
  const mark = brandMarks[urlKey];
  if (!mark) throw new Error(`The brand ${urlKey} has no mark.`);
  const { name, wall, ink, accent, type, symbol } = mark;
  const natural = outlineText(name, type, 100, { x: 0, y: 0, anchor: 'middle' }).box.width;
  const size = Math.min(150, (100 * widestName) / natural);
  const word = outlineText(name, type, size, { x: width / 2, y: 480 + size * 0.18, anchor: 'middle' });
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: wall }),
    element('g', { transform: `translate(${width / 2} 240) scale(2.5)` }, symbol(ink, accent)),
    element('path', { d: word.path, fill: ink }),
  );
}
