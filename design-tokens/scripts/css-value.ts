import type { Token } from './dtcg.ts';
import {
  isList,
  isRecord,
  TokenError,
  type ColorValue,
  type DimensionValue,
  type ShadowValue,
  type TokenValue,
} from './token-value.ts';

/** Length that grows with the viewport: from `smallest` at the first width to the token's value at the second (px). */
export interface Fluid {
  smallest: DimensionValue;
  between: readonly [number, number];
}

/** Default font size of browsers. */
export const PX_PER_REM = 16;

/** Rounds a computed number to the precision that CSS needs. */
function round(value: number): number {
  return Number(value.toFixed(4));
}

/** Returns a length in px at the browser's default font size. */
export function toPx({ value, unit }: DimensionValue): number {
  return unit === 'rem' ? value * PX_PER_REM : value;
}

/** Returns a length as CSS text. Zero keeps its unit, because `calc()` does not accept a unitless zero as a length. */
export function cssLength({ value, unit }: DimensionValue): string {
  return `${value}${unit}`;
}

/** Returns a color as CSS text: `#rrggbb`, or `rgb(r g b / a)` if it is translucent. */
export function cssColor({ components, alpha, hex }: ColorValue): string {
  return alpha === 1 ? hex : `rgb(${components.map((share) => Math.round(share * 255)).join(' ')} / ${alpha})`;
}

/** Keywords of every property, which are no font names without quotes. */
const cssKeywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'default'];

/** Returns a font list as CSS text: every name but a plain identifier, such as `serif`, is quoted. */
function cssFontFamily(names: readonly string[]): string {
  return names.map((name) => (isPlainIdentifier(name) ? name : cssString(name))).join(', ');
}

function isPlainIdentifier(name: string): boolean {
  return /^-?[a-z_][\w-]*$/i.test(name) && !cssKeywords.includes(name.toLowerCase());
}

/** Returns a string as CSS text, with escapes for what would end it. */
function cssString(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&').replace(/[\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}'`;
}

/**
 * Returns a validated value as CSS text.
 *
 * @param unit - Unit of a plain number, for units that the format lacks (`em`, `ch`).
 */
export function cssValue(token: TokenValue, unit = ''): string {
  switch (token.type) {
    case 'color':
      return cssColor(token.value);
    case 'dimension':
      return cssLength(token.value);
    case 'duration':
      return `${token.value.value}${token.value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${token.value.join(', ')})`;
    case 'fontFamily':
      return cssFontFamily(token.value);
    case 'fontWeight':
      return String(token.value);
    case 'number':
      return `${token.value}${unit}`;
    case 'shadow':
      return cssShadow(token.value);
  }
}

function cssShadow({ color, offsetX, offsetY, blur, spread, inset }: ShadowValue): string {
  return [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(cssLength), cssColor(color)].join(' ');
}

/** Returns a linear `clamp()` from the smallest length to the largest; both in rem so that text zoom works. */
export function cssFluid(largest: DimensionValue, { smallest, between: [from, to] }: Fluid): string {
  const slope = (toPx(largest) - toPx(smallest)) / (to - from);
  const start = (toPx(smallest) - slope * from) / PX_PER_REM;
  return `clamp(${cssLength(smallest)}, ${round(start)}rem + ${round(slope * 100)}vw, ${cssLength(largest)})`;
}

/** Returns the unit of a number token from its extension: '' if it has none. */
export function getUnit(token: Token): string {
  const unit = token.extension['unit'];
  if (unit === undefined) return '';
  if (token.type !== 'number' || (unit !== 'em' && unit !== 'ch'))
    throw new TokenError(`${token.path}: only a number has a unit, em or ch`);
  return unit;
}

/**
 * Returns the fluid extension of a token.
 *
 * @param lookUp - Resolves an alias such as `{primitive.breakpoint.375}` to its token value.
 */
export function parseFluid(token: Token, lookUp: (value: unknown) => TokenValue): Fluid | undefined {
  const fluid = token.extension['fluid'];
  if (fluid === undefined) return undefined;
  const between = isRecord(fluid) ? fluid['between'] : undefined;
  if (token.type !== 'dimension' || !isRecord(fluid) || !isList(between)) {
    throw new TokenError(`${token.path}: fluid is {smallest, between: [width, width]} of a dimension`);
  }
  const [smallest, from, to] = [fluid['smallest'], ...between].map((part) => {
    const value = lookUp(part);
    if (value.type !== 'dimension') throw new TokenError(`${token.path}: fluid takes dimensions only`);
    return value.value;
  });
  if (smallest === undefined || from === undefined || to === undefined || toPx(from) >= toPx(to)) {
    throw new TokenError(`${token.path}: fluid needs a smallest length and two rising widths`);
  }
  return { smallest, between: [toPx(from), toPx(to)] };
}
