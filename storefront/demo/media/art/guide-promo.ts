import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { drawDrop } from '../prop/drop.ts';
import { drawSoftgel } from '../prop/pill.ts';
import { drawPipette } from '../prop/pipette.ts';
import { place } from '../prop/placement.ts';
import { archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, format, group, svgDocument } from '../svg/element.ts';
import { blur, dropShadow, linearGradient } from '../svg/paint.ts';

/** Tile of the guide, 1000 by 920: words go to the lower left. */
export function drawGuidePromo(): string {
  const [width, height] = [1000, 920];
  const shade = dropShadow(
    { x: 260, y: 20, width: 740, height: 640 },
    { x: 14, y: 18, deviation: 16, color: shadow, opacity: 0.22 },
  );
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.blush }),
    element('path', {
      d: archPath({ x: 250, y: 64, width: 700, height: 900 }),
      fill: mix(palette.blush, palette.white, 0.4),
    }),
    group({ filter: shade }, place({ x: 600, y: 326, angle: -7 }, drawBook())),
    group({ filter: shade }, place({ x: 806, y: 250, angle: 24 }, drawPipette(430, '#dd9427', '#2a2e2b'))),
    place({ x: 704, y: 478 }, drawDrop(30, '#dd9427')),
    group(
      { filter: shade },
      place({ x: 846, y: 520, angle: 20 }, drawSoftgel(86, '#dd9427', 20)),
      place({ x: 930, y: 590, angle: -34 }, drawSoftgel(86, '#dd9427', -34)),
    ),
  );
}

/** An open book around 0, 0: a sun over an arch on the left page, lines of text on the right one. */
function drawBook(): string {
  const page = (side: 1 | -1) =>
    `M0 -196C${side * 90} -226 ${side * 220} -222 ${side * 290} -206V196C${side * 220} 180 ${side * 90} 176 0 206Z`;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = -98 + index * 30;
    const end = index % 4 === 3 ? 170 : 248;
    return `M40 ${y}C100 ${y - 12} 180 ${y - 14} ${end} ${y - 8}`;
  }).join('');
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index * Math.PI) / 8;
    return `M${format(Math.cos(angle) * 66)} ${format(Math.sin(angle) * 66)}L${format(Math.cos(angle) * 88)} ${format(Math.sin(angle) * 88)}`;
  }).join('');
  return (
    element('rect', { x: -302, y: -204, width: 604, height: 420, rx: 14, fill: palette.forest }) +
    element('path', {
      d: page(-1),
      fill: linearGradient({ x: -290, y: 0 }, { x: 0, y: 0 }, [
        [0, '#fffdf8'],
        [0.8, '#f6f1e6'],
        [1, '#ddd5c4'],
      ]),
    }) +
    element('path', {
      d: page(1),
      fill: linearGradient({ x: 0, y: 0 }, { x: 290, y: 0 }, [
        [0, '#ded6c5'],
        [0.18, '#f8f4ea'],
        [1, '#fffdf8'],
      ]),
    }) +
    element('path', {
      d: lines,
      fill: 'none',
      stroke: palette.muted,
      'stroke-opacity': 0.4,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    element('path', {
      d: 'M40 -148C90 -160 140 -162 190 -158',
      fill: 'none',
      stroke: palette.forest,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }) +
    place(
      { x: -146, y: 24 },
      element('path', { d: 'M-54 0A54 54 0 0 1 54 0Z', fill: palette.turmeric }),
      element('path', {
        d: rays,
        fill: 'none',
        stroke: palette.turmeric,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
      element('path', {
        d: 'M-104 0H104',
        fill: 'none',
        stroke: palette.forest,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
      element('path', {
        d: 'M-80 44H80M-80 72H40',
        fill: 'none',
        stroke: palette.muted,
        'stroke-opacity': 0.4,
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    ) +
    group(
      { filter: blur(6, { x: -20, y: -200, width: 40, height: 400 }), opacity: 0.18 },
      element('rect', { x: -6, y: -190, width: 12, height: 390, fill: shadow }),
    )
  );
}
