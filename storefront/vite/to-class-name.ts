/**
 * Names a class, variable or animation of the style sheets in a build. All begin with `_`, and the sanitizer of
 * page-builder removes such class names from content: with `position: fixed` of a dialog, a link of a text could cover
 * the page.
 *
 * @param hash - Hash of the file with a number. Its first character says next to nothing about the file, and without it
 *   names stay short.
 */
export function toClassName({ hash }: { hash: string }): string {
  return `_${hash.slice(1)}`;
}
