import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendLines, nextPage } from './wishlist-line.ts';

const lines = (...ids: string[]) => ids.map((id) => ({ id }));

describe('appendLines', () => {
  it('[ACC-08] appends the lines of a later page to those already shown', () => {
    expect(appendLines(lines('1', '2'), lines('3', '4'))).toEqual(lines('1', '2', '3', '4'));
  });

  it('shows a line once that a removal has moved to the page before', () => {
    expect(appendLines(lines('1', '3'), lines('3', '4'))).toEqual(lines('1', '3', '4'));
  });

  it('[ACC-08] reaches every line of any list, whatever is removed in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        (count, size, removals) => {
          let list = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
          const page = (number: number) => list.slice((number - 1) * size, number * size);
          let shown = appendLines(page(1), []);
          const left = [...removals];
          while (shown.length < list.length) {
            const before = shown.length;
            const gone = left.pop();
            if (gone !== undefined) {
              const { id } = list[gone % list.length] ?? { id: '' };
              list = list.filter((line) => line.id !== id);
              // The first page is asked for again; what later pages gave stays, without what is gone.
              shown = appendLines(
                page(1),
                shown.filter((line) => line.id !== id),
              );
              continue;
            }
            shown = appendLines(shown, page(nextPage(shown.length, size)));
            expect(shown.length).toBeGreaterThan(before);
          }
          expect(shown.map(({ id }) => id).sort()).toEqual(list.map(({ id }) => id).sort());
        },
      ),
    );
  });
});
