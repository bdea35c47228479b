import type { GlobalStyleRule } from '@vanilla-extract/css';

const colored = "[style*='color']";

/**
 * Adds the rules that keep inline styles of editors within a page they were not written for: widths fit a narrow
 * window, lines break, players keep their shape, and colors of text give way to dark and
 * high-contrast themes. An inline `max-width` is left as it is.
 *
 * @param global - Function of the layer, from `layeredStyling`.
 * @param root - Selector of the element around the text.
 */
export function guardEditorStyles(global: (selector: string, rule: GlobalStyleRule) => void, root: string): void {
  // Editors fix widths for the wide page that they see; a narrow one would scroll sideways. An inline `max-width` wins:
  // the sanitizer of page-builder writes only limits that fit a narrow window.
  global(`${root} [style*='width']`, { maxWidth: '100%', boxSizing: 'border-box' });
  // Only words and short parts of a line, such as phone numbers, may need to stay together.
  global(`${root} :is(p, div, li, h1, h2, h3, h4, h5, h6)[style*='nowrap']`, { whiteSpace: 'normal !important' });
  // Players of 16:9 are often in a box that only their removed `position: absolute` would fill.
  global(`${root} iframe`, { maxWidth: '100%', border: 0 });
  global(`${root} iframe:not([width])`, { width: '100%' });
  // Servers write styles without spaces.
  global(`${root} iframe:is(:not([height], [style*='height']), [style*='height:100%'], [style*='height: 100%'])`, {
    height: 'auto !important',
    aspectRatio: '16 / 9',
  });
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
