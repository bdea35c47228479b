// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table } from './index.ts';

const body = (
  <tbody>
    <tr>
      <td>1</td>
    </tr>
  </tbody>
);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Simulates a width of the table in a frame of 300 px; returns a function that reports a resize. */
function layOut(width: number) {
  let report = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const scrollWidth = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  render(<Table caption="Skład">{body}</Table>);
  return (next: number) => {
    scrollWidth.mockReturnValue(next);
    act(() => report());
  };
}

describe('Table', () => {
  it('[PB-9] is a named region and a tab stop while it is too wide, from the beginning', () => {
    const resize = layOut(500);
    expect(screen.getByRole('region', { name: 'Skład' }).tabIndex).toBe(0);
    resize(300);
    expect(screen.queryByRole('region')).toBeNull();
    resize(500);
    expect(screen.getByRole('region', { name: 'Skład' }).tabIndex).toBe(0);
  });

  it('[PB-9] is neither when it fits', () => {
    layOut(300);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector('[tabindex]')).toBeNull();
  });

  it('has its caption as name, and forwards ref and attributes to the table', () => {
    const ref = createRef<HTMLTableElement>();
    render(
      <Table caption="Skład" captionHidden ref={ref} className="mine" data-place="product">
        {body}
      </Table>,
    );
    expect(ref.current).toBe(screen.getByRole('table', { name: 'Skład' }));
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'product']);
  });
});
