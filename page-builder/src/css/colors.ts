import { findNamedColor } from './find-named-color.ts';

const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const hueBased = /^hsla?\(\s*(-?[\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%(?:[\s,/]+([\d.]+)(%?))?\s*\)$/;
const functional = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i;

/**
 * Reads a color and gives it one spelling, the one browsers use: `rgb(r, g, b)`, `rgba(r, g, b, a)`, `transparent` or
 * `currentcolor`. Both style encodings of Page Builder therefore give the same value.
 *
 * @returns undefined when the text is no color
 */
export function readColor(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const color = text.trim().toLowerCase();
  if (color === 'transparent' || color === 'currentcolor') return color;
  const name = findNamedColor(color);
  if (name !== undefined) return fromHexadecimal(name);
  if (hexadecimal.test(color)) return fromHexadecimal(color.slice(1));
  const byHue = hueBased.exec(color);
  const match = byHue ?? functional.exec(color);
  if (!match) return undefined;
  const [first = 0, second = 0, third = 0] = match.slice(1, 4).map(Number);
  const channels = byHue
    ? fromHue(first, second / 100, third / 100)
    : [first, second, third].map((channel) => Math.min(255, Math.round(channel)));
  const alpha = match[4] === undefined ? 1 : Number(match[4]) / (match[5] === '%' ? 100 : 1);
  return [...channels, alpha].every(Number.isFinite) ? write(channels, alpha) : undefined;
}

/** Red, green and blue of a hue in degrees, a saturation and a lightness between 0 and 1. */
function fromHue(hue: number, saturation: number, lightness: number): number[] {
  const light = Math.min(1, lightness);
  const spread = Math.min(1, saturation) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const part = (((offset + hue / 30) % 12) + 12) % 12;
    return Math.round(255 * (light - spread * Math.max(-1, Math.min(part - 3, 9 - part, 1))));
  });
}

function fromHexadecimal(digits: string): string {
  const full = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const channels = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  const alpha = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return write(channels, alpha);
}

function write(channels: number[], alpha: number): string {
  const rounded = Math.min(1, Math.round(alpha * 1000) / 1000);
  return rounded === 1 ? `rgb(${channels.join(', ')})` : `rgba(${[...channels, rounded].join(', ')})`;
}
