import type { Declaration } from '../css/declarations.ts';
import { readColor } from '../css/colors.ts';
import { readLength } from '../css/length.ts';
import { readKeyword, readPlacement, splitWords } from '../css/values.ts';

/** The value of each longhand property that holds for an element. */
export type ElementStyle = ReadonlyMap<string, string>;

export const borderStyles = [
  'none',
  'hidden',
  'dotted',
  'dashed',
  'solid',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
] as const;

/** No property a content type is read from has a longer value. */
const maximumLength = 1000;

/**
 * Resolves declarations to one value a property: later ones win, `!important` ones win over all others, shorthands are
 * taken apart.
 */
export function cascade(declarations: readonly Declaration[]): ElementStyle {
  const style = new Map<string, string>();
  const important = declarations.filter((declaration) => declaration.important);
  const sorted =
    important.length === 0
      ? declarations
      : [...declarations.filter((declaration) => !declaration.important), ...important];
  for (const { property, value } of sorted) {
    if (value.length > maximumLength) continue;
    for (const name of resetBy.get(property) ?? []) style.delete(name);
    if (!shorthands.has(property)) style.set(property, value);
    else for (const [name, part] of expandShorthand(property, value)) style.set(name, part);
  }
  return style;
}

/** What a shorthand sets back, whether or not it names it. */
const resetBy = new Map([
  ['border', ['border-style', 'border-width', 'border-color']],
  [
    'background',
    ['background-color', 'background-position', 'background-size', 'background-repeat', 'background-attachment'],
  ],
]);

const shorthands = new Set(['margin', 'padding', 'border', 'background']);

function expandShorthand(property: string, value: string): [name: string, value: string][] {
  if (property === 'border') return expandBorder(value);
  return property === 'background' ? expandBackground(value) : expandSides(property, value);
}

function expandSides(property: string, value: string): [string, string][] {
  const [top, right = top, bottom = top, left = right, ...others] = splitWords(value);
  if (others.length > 0) return [];
  const sides = { top, right, bottom, left };
  return Object.entries(sides).flatMap(([side, length]) =>
    length === undefined ? [] : [[`${property}-${side}`, length]],
  );
}

function expandBorder(value: string): [string, string][] {
  return splitWords(value).map((word) => {
    if (readKeyword(word, borderStyles)) return ['border-style', word];
    return [readLength(word) === undefined ? 'border-color' : 'border-width', word];
  });
}

/** A hand-written `background`; Page Builder itself writes longhands. Its image is not a setting and stays out. */
function expandBackground(value: string): [string, string][] {
  const [position = '', size] = value.split(/\s\/\s/);
  const words = splitWords(position);
  const placement = words.filter((word) => readPlacement(word) !== undefined).join(' ');
  const find = (test: RegExp) => words.find((word) => test.test(word));
  const parts: Record<string, string | undefined> = {
    'background-color': words.find((word) => readColor(word) !== undefined),
    'background-position': placement || undefined,
    'background-size': size === undefined ? undefined : splitWords(size)[0],
    'background-repeat': find(/^(?:no-)?repeat(?:-[xy])?$/),
    'background-attachment': find(/^(?:scroll|fixed|local)$/),
  };
  return Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [[name, part]]));
}
