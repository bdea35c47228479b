/** Whether content holds the markers of Page Builder content types. Cheap: looks at the text, does not parse it. */
export function isPageBuilder(html: string): boolean {
  return /[\s"'/]data-content-type\s*=/i.test(html);
}
