// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { heading } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import { RichContent } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';

const markup = faq([
  {
    question: 'Czy są <em>wegańskie</em>?',
    answer: '<p onclick="x">Tak, <b>wszystkie</b>.</p>',
    image: '/a.png',
    alt: 'Kapsułka',
  },
  { question: '', answer: '<p>Bez pytania</p>' },
]);

describe('Faq', () => {
  it('[PBT-38] shows question, answer and image in an accordion', async () => {
    await loadRenderers(parseRichContent(markup));
    const { getByRole, getAllByRole, getByText } = renderMarkup(markup);
    expect(getAllByRole('button')).toHaveLength(1);
    const question = getByRole('button', { name: 'Czy są wegańskie?', expanded: false });
    fireEvent.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(getByText('wszystkie').closest('p')?.outerHTML).toBe('<p>Tak, <b>wszystkie</b>.</p>');
    expect(getByRole('img', { name: 'Kapsułka' })).toBeDefined();
  });

  it('[AD-9] gives the image of an answer its alternative text, or an empty one: never none, and never the file name', async () => {
    const pictures = faq([
      { question: 'Pierwsze?', answer: '<p>a</p>', image: '/a.png', alt: 'Kapsułka' },
      { question: 'Drugie?', answer: '<p>b</p>', image: '/b.png', alt: '' },
      { question: 'Trzecie?', answer: '<p>c</p>', image: '/c.png', alt: 'c.png' },
      { question: 'Czwarte?', answer: '<p><img src="/d.png"></p>' },
    ]);
    await loadRenderers(parseRichContent(pictures));
    const { container } = renderMarkup(pictures);
    expect(Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('alt'))).toEqual([
      'Kapsułka',
      '',
      '',
      '',
    ]);
  });

  it('[PBT-38] has closed answers in the server HTML', async () => {
    const content = parseRichContent(markup);
    await loadRenderers(content);
    expect(renderToString(<RichContent content={content} />)).toContain('wszystkie');
  });

  it.each([
    [1, 3],
    [2, 4],
    [4, 5],
  ] as const)('[PB-6] lowers questions with the page: top level %i gives level %i', async (topHeadingLevel, level) => {
    await loadRenderers(parseRichContent(markup));
    const { getByRole } = renderMarkup(heading('Pytania', 1) + markup, {}, { topHeadingLevel });
    expect(getByRole('heading', { level, name: 'Czy są wegańskie?' })).toBeDefined();
  });

  it('[PBT-38] shows a question outside a list, and an answer without a question', async () => {
    const lone = markup.replace(/^<ul[^>]*>|<\/ul>$/g, '');
    await loadRenderers(parseRichContent(lone));
    const { getAllByRole, getByText } = renderMarkup(lone);
    expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Czy są wegańskie?']);
    expect(getByText('Bez pytania')).toBeDefined();
  });

  it('renders nothing without questions', async () => {
    await loadRenderers(parseRichContent(faq([])));
    expect(renderMarkup(faq([])).container.textContent).toBe('');
  });
});
