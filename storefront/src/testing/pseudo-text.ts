const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/** How much longer than English the longest of the other languages may be. */
const GROWTH = 0.4;

/** One text with accents, 40 % longer, between brackets that show where it is cut. Spaces at its ends stay. */
export function pseudoText(text: string): string {
  const core = text.trim();
  if (core === '') return text;
  const start = text.slice(0, text.indexOf(core));
  const end = text.slice(start.length + core.length);
  const accented = Array.from(core, (letter) => ACCENTED[letter] ?? letter).join('');
  // Two brackets are part of the growth. Short words, so that it wraps as language does.
  const room = Math.max(0, Math.ceil(core.length * GROWTH) - 2);
  const filling = ' lorem'.repeat(Math.ceil(room / 6)).slice(0, room);
  return `${start}[${accented}${filling}]${end}`;
}

/** The same for a table of words: texts, functions that give texts, and tables of them. */
export function pseudoWords<Words extends object>(words: Words): Words {
  return new Proxy(words, { get: (target, name, receiver) => pseudoWord(Reflect.get(target, name, receiver)) });
}

function pseudoWord(word: unknown): unknown {
  if (typeof word === 'string') return pseudoText(word);
  if (typeof word === 'function') return (...values: unknown[]) => pseudoWord(Reflect.apply(word, undefined, values));
  return typeof word === 'object' && word !== null ? pseudoWords(word) : word;
}
