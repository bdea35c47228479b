import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { linearGradient } from '../svg/paint.ts';
import { place } from './placement.ts';

/** A single leaf from its stem at 0, 0 to its tip at `length` along the x axis. */
export function drawLeaf(length: number, width: number, color: string): string {
  const half = width / 2;
  const upper = `M0 0C${format(length * 0.2)} ${format(-half * 1.1)} ${format(length * 0.62)} ${format(-half * 1.25)} ${format(length)} 0`;
  const lower = `C${format(length * 0.62)} ${format(half * 1.25)} ${format(length * 0.2)} ${format(half * 1.1)} 0 0Z`;
  let veins = '';
  for (let index = 1; index <= 5; index += 1) {
    const x = length * (0.1 + index * 0.13);
    const reach = half * (0.74 - Math.abs(index - 3) * 0.13);
    veins += `M${format(x)} 0L${format(x + length * 0.1)} ${format(-reach)}M${format(x)} 0L${format(x + length * 0.1)} ${format(reach)}`;
  }
  return (
    element('path', {
      d: `${upper}${lower}`,
      fill: linearGradient({ x: 0, y: -half }, { x: length * 0.2, y: half }, [
        [0, mix(color, '#ffffff', 0.2)],
        [0.5, color],
        [0.5, mix(color, '#0f1a13', 0.16)],
        [1, mix(color, '#0f1a13', 0.3)],
      ]),
    }) +
    element('path', {
      d: veins,
      fill: 'none',
      stroke: mix(color, '#ffffff', 0.3),
      'stroke-opacity': 0.4,
      'stroke-width': Math.max(1, width * 0.02),
    }) +
    element('path', {
      d: `M${format(-length * 0.1)} 0L${format(length * 0.94)} 0`,
      fill: 'none',
      stroke: mix(color, '#ffffff', 0.42),
      'stroke-width': Math.max(1.4, width * 0.04),
      'stroke-linecap': 'round',
    })
  );
}

export interface BranchOptions {
  length: number;
  /** Pairs of leaves along the stem. */
  pairs: number;
  leafLength: number;
  leafWidth: number;
  color: string;
  /** Sideways bend of the tip, in drawing units. */
  bend?: number;
}

/** A twig growing upward from 0, 0, its leaves getting smaller toward the tip. */
export function drawBranch({ length, pairs, leafLength, leafWidth, color, bend = 0 }: BranchOptions): string {
  const at = (share: number) => ({ x: bend * share ** 2, y: -length * share });
  const tip = at(1);
  const lean = (Math.atan2(2 * bend, length) * 180) / Math.PI;
  let leaves = '';
  for (let index = 0; index < pairs; index += 1) {
    const share = 0.16 + (0.76 * index) / Math.max(1, pairs - 1);
    const scale = 1 - 0.42 * share;
    const turn = lean * share;
    const leaf = (tint: number) => drawLeaf(leafLength, leafWidth, mix(color, '#ffffff', tint));
    leaves += place({ ...at(share), angle: -142 + turn + share * 20, scale }, leaf(0.06 * (index % 2)));
    leaves += place({ ...at(share + 0.05), angle: -38 + turn - share * 20, scale }, leaf(0.1 * ((index + 1) % 2)));
  }
  return (
    element('path', {
      d: `M0 0Q0 ${format(-length * 0.5)} ${format(tip.x)} ${format(tip.y)}`,
      fill: 'none',
      stroke: mix(color, '#3a2a14', 0.35),
      'stroke-width': Math.max(2.4, leafWidth * 0.09),
      'stroke-linecap': 'round',
    }) +
    leaves +
    place({ ...tip, angle: -90 + lean, scale: 0.6 }, drawLeaf(leafLength, leafWidth, color))
  );
}
