// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTableName, watchWideTables } from './watch-wide-tables.ts';

const head = '<tr><th> EU\n</th><th></th><th>UK</th></tr>';
const rows = `<tbody>${head}<tr><td>42</td><td></td><td>8</td></tr></tbody>`;

let resize = () => {};

/** Returns a text with a table, each as wide as given. */
function createText(table: string, widths: { text: number; table: number }): HTMLElement {
  const text = document.createElement('div');
  text.innerHTML = `<p>Size chart</p><table>${table}</table>`;
  Object.defineProperties(text, {
    clientWidth: { get: () => widths.text },
    scrollWidth: { get: () => Math.max(widths.text, widths.table) },
  });
  const element = text.querySelector('table');
  if (element) Object.defineProperty(element, 'scrollWidth', { get: () => widths.table });
  return text;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('watchWideTables', () => {
  it('makes a text with a wide table a named region that takes the focus, and only while it is too wide', () => {
    const widths = { text: 343, table: 700 };
    const text = createText(rows, widths);
    watchWideTables(text);
    expect(text.getAttribute('role')).toBe('region');
    expect(text.getAttribute('aria-label')).toBe('EU, UK');
    expect(text.tabIndex).toBe(0);
    widths.text = 800;
    resize();
    expect(text.getAttributeNames()).toEqual([]);
  });

  it('leaves a text whose table fits as it is', () => {
    const text = createText(rows, { text: 343, table: 343 });
    watchWideTables(text);
    expect(text.getAttributeNames()).toEqual([]);
  });

  it('gives a table without texts no empty name', () => {
    const text = createText('<tbody><tr><td></td></tr></tbody>', { text: 343, table: 700 });
    watchWideTables(text);
    expect(text.getAttributeNames()).toEqual(['tabindex']);
  });
});

describe('getTableName', () => {
  it('prefers the caption to the first row', () => {
    const table = document.createElement('table');
    table.innerHTML = `<caption> Shoe\nsizes </caption>${rows}`;
    expect(getTableName(table)).toBe('Shoe sizes');
  });
});
