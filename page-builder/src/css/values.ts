import { readLength } from './length.ts';

/** Reads a width or height, which may also be a word that leaves it to the browser. */
export function readSize(text: string | undefined): string | undefined {
  return readLength(text) ?? readKeyword(text, ['auto', 'none', 'min-content', 'max-content', 'fit-content']);
}

/**
 * Reads one to four lengths, as `border-width` and `border-radius` have. A radius may have two such lists divided by a
 * slash.
 */
export function readLengths(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const lists = text.split('/').map((list) => splitWords(list).map(readLength));
  const valid =
    lists.length <= 2 && lists.every((list) => list.length >= 1 && list.length <= 4 && !list.includes(undefined));
  return valid ? lists.map((list) => shortest(list).join(' ')).join(' / ') : readLength(text);
}

/** Of four sides those that CSS needs: `1px 2px 1px 2px` is `1px 2px`, as minifiers and browsers write it. */
function shortest(list: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const [top, right = top, bottom = top, left = right] = list;
  if (left !== right) return [top, right, bottom, left];
  if (bottom !== top) return [top, right, bottom];
  return right === top ? [top] : [top, right];
}

/** Reads the widths of borders, which may also be words. */
export function readBorderWidths(text: string | undefined): string | undefined {
  return readLengths(text) ?? readKeyword(text, ['thin', 'medium', 'thick']);
}

/** Reads a value that is one of a few words. */
export function readKeyword<Word extends string>(text: string | undefined, words: readonly Word[]): Word | undefined {
  const lower = text?.toLowerCase();
  return lower === undefined ? undefined : words.find((word) => word === lower);
}

/** Reads `background-position` and `background-size`: up to four words and lengths. */
export function readPlacement(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const words = splitWords(text).map((word) =>
    placementWords.has(word.toLowerCase()) ? word.toLowerCase() : readLength(word),
  );
  return words.length >= 1 && words.length <= 4 && !words.includes(undefined) ? words.join(' ') : undefined;
}

const placementWords = new Set(['left', 'right', 'top', 'bottom', 'center', 'cover', 'contain', 'auto']);

/** Splits at white space outside round brackets. */
export function splitWords(text: string): string[] {
  return text.trim().match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
}
