import { toNames } from '../to-names.ts';

/**
 * The color names of CSS, which merchants write by hand and minifiers choose when they are shorter. Names with `gray`
 * stand for those with `grey` too.
 */
const colorNames = toNames(
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue ' +
    'darkslategray darkturquoise darkviolet deeppink deepskyblue dimgray dodgerblue firebrick floralwhite forestgreen ' +
    'fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow honeydew hotpink indianred indigo ivory khaki ' +
    'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray ' +
    'lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategray lightsteelblue lightyellow lime ' +
    'limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue ' +
    'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy ' +
    'oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip ' +
    'peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown ' +
    'seagreen seashell sienna silver skyblue slateblue slategray snow springgreen steelblue tan teal thistle tomato ' +
    'turquoise violet wheat white whitesmoke yellow yellowgreen',
);
/** The numbers of the colors in the order of the names, which is shorter in a bundle than pairs. */
const digits =
  'f0f8fffaebd700ffff7fffd4f0fffff5f5dcffe4c4000000ffebcd0000ff8a2be2a52a2adeb8875f9ea07fff00d2691eff7f506495edfff8dc' +
  'dc143c00ffff00008b008b8bb8860ba9a9a9006400bdb76b8b008b556b2fff8c009932cc8b0000e9967a8fbc8f483d8b2f4f4f00ced19400d3' +
  'ff149300bfff6969691e90ffb22222fffaf0228b22ff00ffdcdcdcf8f8ffffd700daa520808080008000adff2ff0fff0ff69b4cd5c5c4b0082' +
  'fffff0f0e68ce6e6fafff0f57cfc00fffacdadd8e6f08080e0fffffafad2d3d3d390ee90ffb6c1ffa07a20b2aa87cefa778899b0c4deffffe0' +
  '00ff0032cd32faf0e6ff00ff80000066cdaa0000cdba55d39370db3cb3717b68ee00fa9a48d1ccc71585191970f5fffaffe4e1ffe4b5ffdead' +
  '000080fdf5e68080006b8e23ffa500ff4500da70d6eee8aa98fb98afeeeedb7093ffefd5ffdab9cd853fffc0cbdda0ddb0e0e6800080663399' +
  'ff0000bc8f8f4169e18b4513fa8072f4a4602e8b57fff5eea0522dc0c0c087ceeb6a5acd708090fffafa00ff7f4682b4d2b48c008080d8bfd8' +
  'ff634740e0d0ee82eef5deb3fffffff5f5f5ffff009acd32';
const names = new Map(Array.from(colorNames, (name, index) => [name, digits.slice(index * 6, index * 6 + 6)]));
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
  const name = names.get(color.replace('grey', 'gray'));
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
