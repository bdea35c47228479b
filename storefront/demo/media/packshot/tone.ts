import type { PackColor, PackDesign } from '../../catalog/supplement.ts';
import { mix } from '../svg/color.ts';

/** The shades of one material from its shadow to its highlight. */
export interface Tone {
  deep: string;
  dark: string;
  base: string;
  light: string;
  shine: string;
  /** Glass lets light through and reflects windows sharply; plastic and card are matt. */
  glass: boolean;
}

const glass = {
  amber: { deep: '#3d1a06', dark: '#6d330a', base: '#a65614', light: '#c97824', shine: '#eba854', glass: true },
  green: { deep: '#0c261b', dark: '#143c2c', base: '#225c45', light: '#317b5d', shine: '#6fae8e', glass: true },
} as const satisfies Partial<Record<PackColor, Tone>>;

const solid = {
  amber: '#b9691f',
  green: '#3f7550',
  white: '#f1efe7',
  black: '#262b28',
  sage: '#a9bf9f',
  clay: '#b8492f',
  sky: '#4f86b3',
  turmeric: '#e2a336',
  rose: '#dba79b',
  plum: '#6d3f58',
} as const satisfies Record<PackColor, string>;

const caps = {
  black: '#2a2e2b',
  white: '#f3f1ea',
  forest: '#1e4b38',
  turmeric: '#e3a437',
} as const satisfies Record<PackDesign['cap'], string>;

/** The material of a vessel: amber and green are glass, all other colors are plastic. */
export function vesselTone(color: PackColor): Tone {
  return color === 'amber' || color === 'green' ? glass[color] : solidTone(solid[color]);
}

/** The matt material of pouches, tubes and boxes. */
export function cardTone(color: PackColor): Tone {
  return solidTone(solid[color]);
}

export function capTone(cap: PackDesign['cap']): Tone {
  return solidTone(caps[cap]);
}

/** Shades of a matt material of the color `base`. */
export function solidTone(base: string): Tone {
  return {
    deep: mix(base, '#0e1712', 0.58),
    dark: mix(base, '#18231c', 0.28),
    base,
    light: mix(base, '#ffffff', 0.22),
    shine: mix(base, '#ffffff', 0.55),
    glass: false,
  };
}
