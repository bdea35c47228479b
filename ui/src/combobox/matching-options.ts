/** The form in which texts are compared: without case and accents, so that `lodz` finds `Łódź`. */
export function comparable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();
}

/**
 * The options that a typed text leaves, in their order: those with a word that begins with it. An empty text leaves all.
 *
 * @param options each with the label that is searched
 */
export function matchingOptions<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const wanted = comparable(text);
  return options.filter(({ label }) => {
    const own = comparable(label);
    return own.startsWith(wanted) || own.split(/[\s-]+/).some((word) => word.startsWith(wanted));
  });
}
