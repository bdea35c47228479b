/** Short texts with the letters that are special to a language, by its code. */
const samples: Readonly<Record<string, string>> = {
  de: 'Größe, Übung, Äpfel 0123',
  es: 'Pingüino, año, café 0123',
  fr: 'Çà et là, un cœur 0123',
  it: 'Perché così più giù 0123',
  nl: 'Eén reünie, Zoë 0123',
  pl: 'Zażółć gęślą jaźń 0123',
  pt: 'À tarde, pão e maçãs 0123',
};

/**
 * Returns a text that shows the letters of a language; English for a language without one.
 *
 * @param tag - Language tag, e.g. `pl-PL`.
 */
export function getSampleLetters(tag: string): string {
  return samples[tag.slice(0, 2)] ?? 'Sphinx of quartz 0123';
}
