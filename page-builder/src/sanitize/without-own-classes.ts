/**
 * Returns the text of a `class` attribute without class names that a build has generated: those of the packages
 * (`w-ui-`, `w-pb-`) and of the storefront (`_`). With them, content could imitate or cover the application.
 */
export function withoutOwnClasses(names: string): string {
  return names.replace(/(?<!\S)(?:w-(?:ui|pb)-|_)\S*\s*/g, '').trimEnd();
}
