/**
 * Makes a text with a table that is wider than itself a region that scrolls by keyboard, named after the table (WCAG
 * 1.4.10, 2.1.1). A text that fits is neither a region nor a tab stop. It ends with the element; watching an element
 * again, whose markup has been replaced, does no harm.
 */
export function watchWideTables(text: HTMLElement): void {
  const update = () => {
    const tables = [...text.querySelectorAll('table')];
    const wide = tables.find(({ scrollWidth }) => scrollWidth > text.clientWidth);
    if (!wide || text.scrollWidth <= text.clientWidth) {
      for (const name of ['role', 'aria-label', 'tabindex']) text.removeAttribute(name);
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
  for (const element of [text, ...text.querySelectorAll('table')]) observer.observe(element);
}

/** Returns the caption of a table or, without one, the texts of its first row, e.g. `Rozmiar, Obwód, Długość`. */
export function getTableName({ caption, rows }: HTMLTableElement): string {
  const texts = caption ? [caption.textContent] : Array.from(rows[0]?.cells ?? [], (cell) => cell.textContent);
  return texts
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}
