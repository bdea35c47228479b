import type { MatrixState } from './state-matrix.tsx';

/**
 * Returns the computed style of the control in a cell of a state matrix.
 *
 * @param selector - Selector of the control within the cell. Default: the first control.
 * @throws {Error} The matrix has no such cell, or the cell has no such control.
 */
export function getCellStyle(
  canvas: HTMLElement,
  variant: string,
  state: MatrixState,
  selector = ':is(button, a[href], input)',
): CSSStyleDeclaration {
  const row = [...canvas.querySelectorAll('section')].find((section) => section.ariaLabel === variant);
  const cell = [...(row?.querySelectorAll('li') ?? [])].find((item) => item.firstElementChild?.textContent === state);
  const control = cell?.querySelector(selector);
  if (!control) throw new Error(`No control "${selector}" in the cell "${variant}, ${state}".`);
  return getComputedStyle(control);
}
