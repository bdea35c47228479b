import type { Declaration } from '../css/declarations.ts';
import { toFittingSpace } from '../css/fitting-space.ts';
import { readLength } from '../css/length.ts';
import { hasBalancedBrackets } from '../css/scan.ts';
import { splitWords } from '../css/values.ts';
import { allowedFunctions, allowedProperties } from './policy.ts';
import { safeMedia } from './url.ts';

/** Properties whose values are restricted in addition to their names. */
const valueRules = new Map<string, (value: string) => boolean>([
  ['position', (value) => value === 'static' || value === 'relative'],
  // Justified text is hard to read (WCAG 1.4.8), and tiny text even more.
  ['text-align', (value) => value !== 'justify'],
  ['font-size', (value) => !isTiny(value)],
  ['font', (value) => !value.split(/[\s/]+/).some(isTiny)],
]);

/** Properties that may load files: only backgrounds, because list markers from other hosts would only track readers. */
const mayLoad = new Set(['background', 'background-image']);

/**
 * Returns the declarations that only change the style of an element itself.
 *
 * @param hosts - Only hosts that `url()` may contain; without it every http and https host is allowed.
 */
export function sanitizeDeclarations(declarations: readonly Declaration[], hosts?: readonly string[]): Declaration[] {
  const safe = declarations.filter(
    ({ property, value }) =>
      allowedProperties.has(property) && isSafeValue(value, hosts) && (mayLoad.has(property) || !/url\(/i.test(value)),
  );
  const lastRefused = new Map<string, number>();
  safe.forEach(({ property, value }, index) => {
    if (valueRules.get(property)?.(value.toLowerCase()) === false) lastRefused.set(property, index);
  });
  // A rejected declaration would have overridden earlier ones, so these are removed too.
  return safe
    .filter(({ property }, index) => index > (lastRefused.get(property) ?? -1))
    .map((declaration) => ({ ...declaration, value: toFittingValue(declaration) }));
}

/** Returns a value that leaves room for the content in a narrow window. */
function toFittingValue({ property, value }: Declaration): string {
  if (property === 'max-width') return toFittingWidth(value.toLowerCase());
  if (property === 'flex') return value.replace(/^(\d+) 0 (\d{3,}px)$/, '$1 1 $2');
  // Tracks of a list are fixed unless a function sizes them.
  if (property === 'grid-template-columns')
    return /(?<!repeat)\(/i.test(value) ? value : value.replace(/\b\d{3,}px/g, 'minmax(0, $&)');
  if (!/^(?:margin|padding)(?:-left|-right)?$/.test(property)) return value;
  const sides = splitWords(value);
  // Of several, the first and third are vertical.
  return sides.map((side, index) => (sides.length > 1 && index % 2 === 0 ? side : toFittingSpace(side))).join(' ');
}

/** Width in px that fits between the margins of the narrowest window, 320 px. */
const narrowWidth = 240;

/**
 * Returns a maximum width that never exceeds the width of the container. Small ones stay as they are: a table cell
 * ignores one that depends on the container, and becomes as wide as the file of its image.
 */
function toFittingWidth(width: string): string {
  if (/^(?:fit|max)-content$/.test(width)) return 'fit-content';
  const length = readLength(width);
  if (length === undefined || length.startsWith('-')) return '100%';
  const fits =
    (length.endsWith('px') && Number.parseFloat(length) <= narrowWidth) ||
    (length.endsWith('%') && Number.parseFloat(length) <= 100) ||
    /^min\(.*, 100%\)$/.test(length);
  return fits ? length : `min(${length}, 100%)`;
}

/**
 * Serializes declarations as the text of a `style` attribute; of duplicate properties the important one wins, otherwise
 * the later one.
 */
export function writeDeclarations(declarations: readonly Declaration[]): string {
  const sorted = [
    ...declarations.filter(({ important }) => !important),
    ...declarations.filter(({ important }) => important),
  ];
  const last = new Map<string, string>();
  for (const { property, value } of sorted) {
    // Moves the winner to the end, after a shorthand that would reset it.
    last.delete(property);
    last.set(property, value);
  }
  return Array.from(last, ([property, value]) => `${property}: ${value};`).join(' ');
}

/**
 * Returns the text of a `style` attribute with a percentage from the `width` attribute of an image, video or frame,
 * which HTML does not allow in that attribute. A width in the style wins.
 */
export function withWidthShare(style: string, width: string | undefined): string {
  const share = width === undefined ? undefined : /^\s*(\d{1,3}%)\s*$/.exec(width)?.[1];
  if (share === undefined || /(?:^|; )width:/.test(style)) return style;
  return `${style}${style && ' '}width: ${share};`;
}

/**
 * Returns the text of a `style` attribute with a minimum width that never exceeds the width of the container. Tables
 * keep theirs: they scroll by themselves.
 */
export function withFittingMinWidth(style: string, element: string): string {
  return /^(?:table|t[dh])$/.test(element)
    ? style
    : style.replace(/(^|; )min-width: (\d+px);/, '$1min-width: min($2, 100%);');
}

const textColor = /(?:^|; )color: ([^;]*);/;

/** Returns the color that the text of a `style` attribute sets for text; undefined if the element inherits it. */
export function getTextColor(style: string): string | undefined {
  const color = textColor.exec(style)?.[1];
  return color !== undefined && /^(?:inherit|unset|currentcolor)$/i.test(color) ? undefined : color;
}

/** Returns the text of a `style` attribute with a color of text, unless it has one. */
export function withTextColor(style: string, color: string | undefined): string {
  return color === undefined || textColor.test(style) ? style : `${style} color: ${color};`;
}

const forbidden = /[\\<>{};@\u0000-\u001f]|\/\*/;

function isSafeValue(value: string, hosts: readonly string[] | undefined): boolean {
  if (value.length > 2000 || forbidden.test(value)) return false;
  const withoutStrings = value.replace(/"[^"]*"|'[^']*'/g, '""');
  if (/["']/.test(withoutStrings.replaceAll('""', '')) || !hasBalancedBrackets(withoutStrings)) return false;
  const functions = withoutStrings.matchAll(/([a-z-]*)\(/gi);
  if (!Array.from(functions).every(([, name = '']) => name === '' || allowedFunctions.has(name.toLowerCase())))
    return false;
  return Array.from(value.matchAll(/url\(([^)]*)\)/gi)).every(([, address = '']) => isSafeAddress(address, hosts));
}

function isSafeAddress(text: string, hosts: readonly string[] | undefined): boolean {
  const address = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  return /^data:/i.test(address) || /["'(\s]/.test(address) ? false : safeMedia(address, hosts) !== undefined;
}

const smallestReadable = new Map([
  ['px', 12],
  ['pt', 9],
  ['em', 0.75],
  ['rem', 0.75],
  ['%', 75],
]);

function isTiny(size: string): boolean {
  if (size === 'x-small' || size === 'xx-small') return true;
  const match = /^([\d.]+)([a-z%]*)$/.exec(size);
  if (match === null) return false;
  return Number(match[1]) === 0 || Number(match[1]) < (smallestReadable.get(match[2] ?? '') ?? 0);
}
