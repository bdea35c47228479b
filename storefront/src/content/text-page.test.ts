import type { ContentNode } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { describe, expect, it } from 'vitest';
import { splitTextPage, startsWithText } from './text-page.ts';

const part = (type: string, inner: string, attributes = 'data-appearance="default"') =>
  `<div data-content-type="${type}" ${attributes} data-element="main">${inner}</div>`;
const text = (html: string) => part('text', html);
const row = (inner: string, appearance = 'contained', style = '') =>
  part(
    'row',
    `<div data-element="inner" data-background-images="{}" style="${style}">${inner}</div>`,
    `data-appearance="${appearance}"`,
  );
const split = (html: string) => splitTextPage(parseRichContent(html));
const sections =
  '<h2>Jak zamówić?</h2><p>Tak.</p><h2>Dostawa &amp; zwroty</h2><p>Szybko.</p><h2>Dostawa &amp; zwroty</h2><p>Znów.</p>';
const headings = [
  { id: 'section-jak-zamowic', title: 'Jak zamówić?' },
  { id: 'section-dostawa-zwroty', title: 'Dostawa & zwroty' },
  { id: 'section-dostawa-zwroty-3', title: 'Dostawa & zwroty' },
];

describe('splitTextPage', () => {
  it('returns the headings of plain HTML, each with an id that the text has', () => {
    const page = split(sections);
    expect(page).toMatchObject({ before: null, after: null, headings });
    const { text: marked = null } = page ?? {};
    expect(JSON.stringify(marked).match(/id=\\"[^"]+\\"/g)).toEqual(headings.map(({ id }) => `id=\\"${id}\\"`));
  });

  it('keeps the words around a line break in a heading apart', () => {
    expect(split('<h2>Winter<br>Sale</h2><h2>B</h2><h2>C</h2>')?.headings[0]).toEqual({
      id: 'section-winter-sale',
      title: 'Winter Sale',
    });
  });

  it('measures each node once', () => {
    let measured = 0;
    const node: ContentNode = {
      contentType: 'text',
      content: '',
      isHidden: false,
      cssClasses: [],
      mediaQueries: [],
      children: [],
    };
    const measuring = Object.assign(node, {
      toJSON: () => {
        measured += 1;
        return '';
      },
    });
    const children = Array.from({ length: 50 }, () => measuring);
    splitTextPage({ contentType: 'root-container', appearance: null, children });
    expect(measured).toBe(50);
  });

  it('keeps the ids that the merchant has set', () => {
    expect(split('<h2 id="a">A</h2><h2>B</h2><h2>Ö</h2>')?.headings.map(({ id }) => id)).toEqual([
      'pb-a',
      'section-b',
      'section-o',
    ]);
  });

  it('finds headings of the heading content type', () => {
    const title = (name: string) =>
      `<h2 data-content-type="heading" data-appearance="default" data-element="main">${name}</h2>`;
    const page = split(row(title('A &lt; B') + text('<p>a</p>') + title('C') + title('D')));
    expect(page?.headings.map(({ title: name }) => name)).toEqual(['A < B', 'C', 'D']);
    expect(JSON.stringify(page?.text)).toContain('<h2 id=\\"section-a-b\\">A &lt; B</h2>');
  });

  it('returns no headings when there are fewer than three', () => {
    expect(split('<h2>A</h2><p>a</p><h2>B</h2>')).toMatchObject({ headings: [] });
  });

  it('takes the longest text out of the other content', () => {
    const page = split(
      row(text('<p>Wstęp</p>')) +
        row(part('products', '')) +
        row(text(sections)) +
        row(text('<p>Koniec</p>')) +
        row(part('banner', '')),
    );
    expect(page?.headings).toEqual(headings);
    const types = (value: unknown) =>
      JSON.stringify(value)
        .match(/"contentType":"\w+"/g)
        ?.map((found) => found.slice(15, -1));
    expect(types(page?.before)?.filter((type) => type !== 'row')).toContain('products');
    expect(JSON.stringify(page?.text)).toContain('Koniec');
    expect(types(page?.after)).toContain('banner');
  });

  it.each([
    ['a row that spans the window', row(text(sections), 'full-width')],
    ['a row with a background', row(text(sections), 'contained', 'background-color:#eeeeee')],
    ['columns', row(part('column-group', part('column', text(sections))))],
  ])('returns null for %s', (_, html) => {
    expect(split(html)).toBeNull();
  });

  it('does not change what it was given', () => {
    const content = parseRichContent(row(text(sections)));
    const before = JSON.stringify(content);
    splitTextPage(content);
    expect(JSON.stringify(content)).toBe(before);
  });
});

describe('startsWithText', () => {
  const starts = (html: string) => startsWithText(parseRichContent(html));

  it.each([
    ['plain HTML', '<p>Über uns</p>'],
    ['a row of text', row(text('<p>Über uns</p>'))],
    ['a row of text with an inner distance of 0', row(text('<p>Über uns</p>'), 'contained', 'padding: 0px;')],
  ])('is true for %s', (_, html) => expect(starts(html)).toBe(true));

  it.each([
    ['a row with a background', row(text('<p>Über uns</p>'), 'contained', 'background-color: rgb(1, 2, 3);')],
    ['a row that spans the window', row(text('<p>Über uns</p>'), 'full-width')],
    ['a row with a distance of the merchant', row(text('<p>Über uns</p>'), 'contained', 'padding: 40px 0px;')],
    ['a banner', part('banner', '')],
  ])('is false for %s', (_, html) => expect(starts(html)).toBe(false));
});
