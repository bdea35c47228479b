/**
 * Joins class names, leaving out what is absent. Returns undefined when nothing is left, so that no empty attribute is
 * rendered.
 */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
