import type { GlobalStyleRule } from '@vanilla-extract/css';

const colored = "[style*='color']";

/**
 * Adds the rules that keep inline styles of editors within a page they were not written for: widths fit a narrow
 * window, and colors of text give way to dark and high-contrast themes. An inline `max-width` is left as it is.
 *
 * @param global - Function of the layer, from `layeredStyling`.
 * @param root - Selector of the element around the text.
 */
export function guardEditorStyles(global: (selector: string, rule: GlobalStyleRule) => void, root: string): void {
  // Editors fix widths for the wide page that they see; a narrow one would scroll sideways. An inline `max-width` wins:
  // the sanitizer of page-builder writes only limits that fit a narrow window.
  global(`${root} [style*='width']`, { maxWidth: '100%', boxSizing: 'border-box' });
  // An editor's text color is chosen for a light page, so without its own background it is replaced by the theme's. A
  // universal selector below an attribute selector would make the browser check all descendants of each element whose
  // `style` changes, such as the body that a dialog locks.
  const ownColor = (theme: string) =>
    `[data-theme='${theme}'] ${root} ${colored}:not([style*='background'], [style*='background'] ${colored}, [data-theme='light'] ${colored})`;
  global(`${ownColor('dark')}, ${ownColor('high-contrast')}`, { color: 'inherit !important' });
  global(ownColor('system'), {
    '@media': { '(prefers-color-scheme: dark), (prefers-contrast: more)': { color: 'inherit !important' } },
  });
}
