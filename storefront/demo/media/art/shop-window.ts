import type { MediaProduct } from '../media-product.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { shadow } from '../packshot/shading.ts';
import { place } from '../prop/placement.ts';
import { archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, format, group } from '../svg/element.ts';
import { insetBox } from '../svg/geometry.ts';
import type { Box } from '../svg/geometry.ts';
import { clipTo, downGradient, linearGradient } from '../svg/paint.ts';

export interface ShopWindowOptions {
  /** Outer edge of the frame. */
  box: Box;
  frame: string;
  /** Packs on the shelves, from the upper shelf to the lower one. */
  shelves: readonly (readonly MediaProduct[])[];
  /** Height of the packs as a share of the distance between shelves. */
  fill?: number;
}

/** An arched shop window: lit shelves full of packs behind glass. */
export function drawShopWindow({ box, frame, shelves, fill = 0.72 }: ShopWindowOptions): string {
  const thickness = box.width * 0.045;
  const pane = { ...insetBox(box, thickness), height: box.height - thickness * 2 };
  const outline = archPath(pane);
  const archHeight = pane.width / 2;
  const spacing = (pane.height - archHeight * 0.42) / shelves.length;
  let inside = '';
  shelves.forEach((packs, index) => {
    const y = pane.y + archHeight * 0.42 + spacing * (index + 1) - thickness * 0.7;
    const board = index === shelves.length - 1 ? pane.y + pane.height - y : thickness * 0.45;
    inside += element('rect', { x: pane.x, y, width: pane.width, height: board, fill: '#c99a5b' });
    inside += element('rect', {
      x: pane.x,
      y: y + board,
      width: pane.width,
      height: spacing * 0.12,
      fill: downGradient(y + board, y + board + spacing * 0.12, [
        [0, shadow, 0.3],
        [1, shadow, 0],
      ]),
    });
    const narrowing = shelves.length > 1 && index === 0 ? 0.8 : 0.94;
    const step = (pane.width * narrowing) / packs.length;
    packs.forEach((product, position) => {
      const art = drawPack(product, 'front');
      const scale = Math.min((spacing * fill) / art.box.height, (step * 0.9) / art.box.width);
      const x = pane.x + pane.width / 2 + (position - (packs.length - 1) / 2) * step;
      inside += place(
        { x: x - (art.box.x + art.box.width / 2) * scale, y, scale },
        contactShadow(art.foot),
        art.markup,
      );
    });
  });
  const streak = (from: number, width: number) => {
    const x = pane.x + pane.width * from;
    const lean = pane.height * 0.3;
    return `M${format(x + lean)} ${format(pane.y)}h${format(pane.width * width)}l${format(-lean * 2)} ${format(pane.height)}h${format(-pane.width * width)}Z`;
  };
  return (
    element('path', { d: archPath(box), fill: frame }) +
    element('path', {
      d: archPath(insetBox({ ...box, height: box.height + thickness }, thickness * 0.3)),
      fill: mix(frame, '#ffffff', 0.1),
    }) +
    group(
      { 'clip-path': clipTo(outline) },
      element('path', {
        d: outline,
        fill: downGradient(pane.y, pane.y + pane.height, [
          [0, '#fdf3d9'],
          [0.5, '#f8e3b4'],
          [1, '#e9c684'],
        ]),
      }),
      inside,
      element('path', { d: streak(-0.12, 0.16) + streak(0.12, 0.05), fill: '#ffffff', opacity: 0.16 }),
      element('path', {
        d: outline,
        fill: 'none',
        stroke: linearGradient({ x: pane.x, y: pane.y }, { x: pane.x + pane.width, y: pane.y + pane.height }, [
          [0, shadow, 0.5],
          [1, shadow, 0.14],
        ]),
        'stroke-width': thickness * 0.5,
      }),
    )
  );
}

/** A striped awning whose upper edge spans `width` around `x`. */
export function drawAwning(
  x: number,
  y: number,
  width: number,
  height: number,
  colors: readonly [string, string],
): string {
  const stripes = Math.max(7, Math.round(width / 60) | 1);
  const flare = width * 0.04;
  const skirt = height * 0.26;
  let markup = '';
  for (let index = 0; index < stripes; index += 1) {
    const edge = (share: number, half: number) => x - half + 2 * half * share;
    const [top, bottom] = [width / 2, width / 2 + flare];
    const [left, right] = [index / stripes, (index + 1) / stripes];
    const color = colors[index % 2] ?? colors[0];
    markup += element('path', {
      d: `M${format(edge(left, top))} ${format(y)}H${format(edge(right, top))}L${format(edge(right, bottom))} ${format(y + height - skirt)}H${format(edge(left, bottom))}Z`,
      fill: downGradient(y, y + height, [
        [0, mix(color, '#ffffff', 0.12)],
        [1, mix(color, shadow, 0.08)],
      ]),
    });
    const radius = (edge(right, bottom) - edge(left, bottom)) / 2;
    markup += element('path', {
      d: `M${format(edge(left, bottom))} ${format(y + height - skirt)}H${format(edge(right, bottom))}v${format(skirt * 0.4)}a${format(radius)} ${format(skirt * 0.6)} 0 0 1 ${format(-2 * radius)} 0Z`,
      fill: mix(color, shadow, 0.13),
    });
  }
  return (
    element('rect', {
      x: x - width / 2 - flare,
      y: y + height,
      width: width + flare * 2,
      height: height * 0.5,
      fill: downGradient(y + height * 0.9, y + height * 1.5, [
        [0, shadow, 0.28],
        [1, shadow, 0],
      ]),
    }) + markup
  );
}
