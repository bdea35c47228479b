import { mix } from '../svg/color.ts';
import { element, format, group } from '../svg/element.ts';
import { acrossGradient, linearGradient, radialGradient } from '../svg/paint.ts';
import { shadow } from './shading.ts';

export interface BlisterOptions {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Color of the tablets. */
  color: string;
}

/** A strip of tablets in their blisters, upright, with its lower left corner at 0, 0. */
export function drawBlister({ width, height, columns, rows, color }: BlisterOptions): string {
  const cell = { width: width / (columns + 0.3), height: height / (rows + 0.25) };
  const radius = { x: cell.width * 0.36, y: cell.height * 0.34 };
  const card = { x: 0, y: -height, width, height, rx: width * 0.07 };
  let pockets = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = width / 2 + (column - (columns - 1) / 2) * cell.width;
      const y = -height / 2 + (row - (rows - 1) / 2) * cell.height;
      pockets += element('g', { transform: `translate(${format(x)} ${format(y)})` }, pocket(radius, color));
    }
  }
  return (
    element('rect', { ...card, x: 5, y: -height + 4, fill: shadow, opacity: 0.2 }) +
    element('rect', {
      ...card,
      fill: linearGradient({ x: 0, y: -height }, { x: width, y: 0 }, [
        [0, '#f4f5f2'],
        [0.3, '#d9ddd8'],
        [0.48, '#f2f4f1'],
        [0.7, '#c9cfca'],
        [1, '#e3e7e2'],
      ]),
    }) +
    element('rect', { ...card, fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.8, 'stroke-width': 2 }) +
    group({}, pockets)
  );
}

function pocket({ x, y }: { x: number; y: number }, color: string): string {
  const shape = (scale: number) => ({ cx: 0, cy: 0, rx: x * scale, ry: y * scale });
  return (
    element('ellipse', {
      ...shape(1.16),
      cx: 2,
      cy: 3,
      fill: radialGradient([
        [0.7, shadow, 0.34],
        [1, shadow, 0],
      ]),
    }) +
    element('ellipse', { ...shape(1.04), fill: '#ffffff', opacity: 0.65 }) +
    element('ellipse', {
      ...shape(0.92),
      fill: acrossGradient(-x, x, [
        [0, mix(color, '#ffffff', 0.2)],
        [0.4, color],
        [1, mix(color, shadow, 0.36)],
      ]),
    }) +
    element('path', {
      d: `M${format(-x * 0.62)} ${format(-y * 0.1)}C${format(-x * 0.6)} ${format(-y * 0.5)} ${format(-x * 0.3)} ${format(-y * 0.72)} ${format(x * 0.06)} ${format(-y * 0.72)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.8,
      'stroke-width': x * 0.16,
      'stroke-linecap': 'round',
    })
  );
}
