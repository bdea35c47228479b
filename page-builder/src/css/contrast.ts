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

/** Below this luminance white text has enough contrast, above it the dark text of the page has more. */
export const darkestForDarkText = 0.18;

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
