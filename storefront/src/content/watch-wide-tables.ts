const attributes = ['role', 'aria-label', 'tabindex'] as const;

/**
 * Makes a text with a table that is wider than itself a region that scrolls by keyboard, named after the table (WCAG
 * 1.4.10, 2.1.1). A text that fits is neither a region nor a tab stop.
 *
 * @returns a function that stops it
 */
export function watchWideTables(text: HTMLElement): () => void {
  const tables = [...text.querySelectorAll('table')];
  const reset = () => attributes.forEach((name) => text.removeAttribute(name));
  const update = () => {
    const wide = tables.find(({ scrollWidth }) => scrollWidth > text.clientWidth);
    if (!wide || text.scrollWidth <= text.clientWidth) {
      reset();
      return;
    }
    const name = getTableName(wide);
    if (name) {
      text.setAttribute('role', 'region');
      text.setAttribute('aria-label', name);
    }
    text.tabIndex = 0;
  };
  update();
  const observer = new ResizeObserver(update);
  for (const element of [text, ...tables]) observer.observe(element);
  return () => {
    observer.disconnect();
    reset();
  };
}

/** Returns the caption of a table or, without one, the texts of its first row, e.g. `Rozmiar, Obwód, Długość`. */
export function getTableName({ caption, rows }: HTMLTableElement): string {
  const texts = caption ? [caption.textContent] : Array.from(rows[0]?.cells ?? [], (cell) => cell.textContent);
  return texts
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}
