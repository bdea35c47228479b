// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contentType, heading, text } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';

describe('heading', () => {
  it.each([1, 2, 3, 4, 5, 6])('[PBT-13] reads and renders level %d', (level) => {
    expect(readNode('heading', heading('A & <b>', level))).toMatchObject({ text: 'A & <b>', headingType: `h${level}` });
    expect(renderMarkup(heading('A & <b>', level)).getByRole('heading', { level }).textContent).toBe('A & <b>');
  });

  it('[PBT-13] removes nested tags and treats other elements as h2', () => {
    expect(
      readNode('heading', contentType('heading', {}, 'a <em>b</em><script>c</script><style>d</style>', 'h3')).text,
    ).toBe('a b');
    expect(readNode('heading', contentType('heading', {}, 'x', 'div')).headingType).toBe('h2');
  });

  it('keeps the words around a line break apart', () => {
    expect(readNode('heading', contentType('heading', {}, 'Winter<br>Sale', 'h2')).text).toBe('Winter\nSale');
  });

  it('lowers all levels together when the page has its own h1', () => {
    const { getAllByRole } = renderMarkup(
      heading('a', 1) + heading('b', 3) + text('<h2>c</h2>'),
      {},
      { topHeadingLevel: 2 },
    );
    expect(getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H4', 'H3']);
  });

  it('keeps levels that are low enough', () => {
    const { getByRole } = renderMarkup(heading('a', 2), {}, { topHeadingLevel: 2 });
    expect(getByRole('heading', { level: 2 })).toBeDefined();
  });

  it('renders nothing for an empty heading', () => {
    expect(renderMarkup(heading(' ')).queryByRole('heading')).toBeNull();
  });
});
