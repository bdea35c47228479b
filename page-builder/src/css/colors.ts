/** The names a CSS minifier writes because they are shorter than the number, and those that people write by hand. */
const names = new Map(Object.entries({
  aqua: '00ffff', azure: 'f0ffff', beige: 'f5f5dc', bisque: 'ffe4c4', black: '000000', blue: '0000ff', brown: 'a52a2a', coral: 'ff7f50',
  cyan: '00ffff', fuchsia: 'ff00ff', gold: 'ffd700', gray: '808080', green: '008000', grey: '808080', indigo: '4b0082', ivory: 'fffff0',
  khaki: 'f0e68c', lime: '00ff00', linen: 'faf0e6', magenta: 'ff00ff', maroon: '800000', navy: '000080', olive: '808000',
  orange: 'ffa500', orchid: 'da70d6', peru: 'cd853f', pink: 'ffc0cb', plum: 'dda0dd', purple: '800080', red: 'ff0000',
  salmon: 'fa8072', sienna: 'a0522d', silver: 'c0c0c0', snow: 'fffafa', tan: 'd2b48c', teal: '008080', tomato: 'ff6347',
  violet: 'ee82ee', wheat: 'f5deb3', white: 'ffffff', yellow: 'ffff00',
}));
const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const hueBased = /^hsla?\([\d\s.,%/]+(?:deg)?[\d\s.,%/]*\)$/;
const functional = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i;

/**
 * Reads a colour and gives it one spelling, the one browsers use: `rgb(r, g, b)`, `rgba(r, g, b, a)` or `transparent`;
 * `hsl()` stays as written.
 * Both style encodings of Page Builder therefore give the same value.
 *
 * @returns undefined when the text is no colour
 */
export function readColor(text: string | undefined): string | undefined {
  const color = text?.trim().toLowerCase() ?? '';
  if (color === 'transparent') return color;
  const name = names.get(color);
  if (name !== undefined) return fromHexadecimal(name);
  if (hexadecimal.test(color)) return fromHexadecimal(color.slice(1));
  const match = functional.exec(color);
  if (!match) return hueBased.test(color) ? color : undefined;
  const channels = [match[1], match[2], match[3]].map((channel) => Math.min(255, Math.round(Number(channel))));
  const alpha = match[4] === undefined ? 1 : Number(match[4]) / (match[5] === '%' ? 100 : 1);
  return [...channels, alpha].every(Number.isFinite) ? write(channels, alpha) : undefined;
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
