/** The luminance of a color that `readColor` wrote, from 0 to 1; undefined where it lets light through or is none. */
export function getLuminance(color: string | undefined): number | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/
    .exec(color ?? '')
    ?.slice(1)
    .map((channel) => linear(Number(channel) / 255));
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two luminances as WCAG defines it, from 1 to 21. */
export function getContrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How light a background is, as far as the colors of text on it depend on that. */
export type BackgroundTone = 'dark' | 'medium-dark' | 'medium-light' | 'light';

/**
 * Tones by the luminance at which they end. On dark and light backgrounds the colors of the theme have enough contrast,
 * between them only white and black: up to 0.183 white has 4.5:1, from 0.175 black has.
 */
const tones: readonly (readonly [end: number, tone: BackgroundTone])[] = [
  [0.1, 'dark'],
  [0.179, 'medium-dark'],
  [0.75, 'medium-light'],
];

/** Returns the tone of a background; undefined where it lets light through or is no color. */
export function getBackgroundTone(color: string | undefined): BackgroundTone | undefined {
  const luminance = getLuminance(color);
  return luminance === undefined ? undefined : (tones.find(([end]) => luminance < end)?.[1] ?? 'light');
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
