import { describe, expect, it } from 'vitest';
import { isLead } from './is-lead.ts';

const builder = (type: string, inner: string) =>
  `<div data-content-type="${type}" data-appearance="default" data-element="main">${inner}</div>`;

describe('isLead', () => {
  it('accepts a few sentences, whatever their markup', () => {
    expect(isLead('')).toBe(true);
    expect(isLead('<p>Krople i kapsułki.</p>')).toBe(true);
    expect(
      isLead(
        `<style>${'#html-body [data-pb-style=A]{display:flex}'.repeat(20)}</style>${builder('row', builder('text', '<p>Krople.</p>'))}`,
      ),
    ).toBe(true);
  });

  it('accepts a short text in the HTML that Page Builder keeps as text', () => {
    const attributes = `class=&quot;${'teaser '.repeat(60)}&quot;`;
    expect(isLead(builder('html', `&lt;p ${attributes}&gt;Krople.&lt;/p&gt;`))).toBe(true);
  });

  it.each([
    ['a table in HTML that is kept as text', builder('html', '&lt;table&gt;&lt;/table&gt;')],
    ['a long text', `<p>${'Krople i kapsułki. '.repeat(20)}</p>`],
    ['a picture', '<p><img src="/a.jpg" alt=""></p>'],
    ['a table', '<table><tr><td>A</td></tr></table>'],
    ['a banner', builder('row', builder('banner', ''))],
    ['a list of products', builder('products', '')],
  ])('rejects %s', (_, html) => {
    expect(isLead(html)).toBe(false);
  });
});
