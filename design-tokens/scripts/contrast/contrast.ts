/** A color as sRGB shares from 0 to 1, with its opacity. */
export interface Rgba {
  components: readonly [number, number, number];
  alpha: number;
}

/** Returns the relative luminance of an opaque sRGB color, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
export function luminance([red, green, blue]: Rgba['components']): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the contrast ratio of two opaque colors, 1 to 21, in either order: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: Rgba['components'], other: Rgba['components']): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the visible color of `top` over the opaque `ground`. */
export function composite(top: Rgba, ground: Rgba['components']): Rgba['components'] {
  const mix = (over: number, under: number): number => over * top.alpha + under * (1 - top.alpha);
  const [red, green, blue] = top.components;
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}
