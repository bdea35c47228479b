/** A color in Oklab: lightness and the two opponent axes. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

/** Mixes two `#rrggbb` colors evenly to the eye (in Oklab); `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = toLab(first);
  const to = toLab(second);
  return fromLab({
    l: from.l + (to.l - from.l) * share,
    a: from.a + (to.a - from.a) * share,
    b: from.b + (to.b - from.b) * share,
  });
}

/** WCAG 2 contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** The color itself, or the nearest step of it toward `ink` that stands out from `ground` by `ratio`. */
export function readableOn(ground: string, color: string, ink: string, ratio = 4.5): string {
  for (let step = 0; step < 20; step += 1) {
    const candidate = mix(color, ink, step / 20);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return ink;
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Converts `#rrggbb` to Oklab. */
export function toLab(color: string): Lab {
  const [r, g, b] = channels(color);
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Converts Oklab to `#rrggbb`, cutting off what the screen cannot show. */
export function fromLab({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map(encode)
    .join('')}`;
}

function encode(value: number): string {
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, curved)) * 255)
    .toString(16)
    .padStart(2, '0');
}
