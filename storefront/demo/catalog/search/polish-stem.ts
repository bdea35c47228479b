const SHORTEST_STEM = 4;

/** Endings of Polish nouns and adjectives without diacritics, the longer ones first. */
const ENDINGS = [
  'iami',
  'iach',
  'iego',
  'iemu',
  'ami',
  'ach',
  'ego',
  'emu',
  'iem',
  'imi',
  'owi',
  'ych',
  'ymi',
  'ej',
  'em',
  'ia',
  'ie',
  'ich',
  'im',
  'iu',
  'om',
  'ow',
  'ym',
  'a',
  'e',
  'i',
  'o',
  'u',
  'y',
].sort((a, b) => b.length - a.length);

/**
 * Returns a folded word without its Polish ending: witaminy, witaminę and witaminami become `witamin`. Words with
 * digits, and words that would become shorter than four letters, stay.
 */
export function polishStem(word: string): string {
  if (/\d/u.test(word)) return word;
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
