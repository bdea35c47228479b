/**
 * Returns whether content has markers of Page Builder content types. Cheap: it searches the text without parsing it.
 */
export function isPageBuilder(html: string): boolean {
  return /[\s"'/]data-content-type\s*=/i.test(html);
}
