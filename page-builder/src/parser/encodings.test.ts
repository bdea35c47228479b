import { describe, expect, it } from 'vitest';
import { asUpgraded, inlineDocuments } from '../fixtures/documents.ts';
import { contentType, text } from '../fixtures/markup.ts';
import { toStyleBlock } from '../fixtures/style-block.ts';
import { parsePageBuilder } from './index.node.ts';

describe('style encodings', () => {
  it.each(inlineDocuments)('give the same tree for inline styles and a style block (document %#)', (html) => {
    expect(toStyleBlock(html)).not.toMatch(/ style="/);
    expect(parsePageBuilder(toStyleBlock(html))).toEqual(parsePageBuilder(html));
  });

  it.each(inlineDocuments)('give the same tree for upgraded content (document %#)', (html) => {
    expect(asUpgraded(html)).toMatch(/\]\{[^}]*\}<\/style>$/);
    expect(parsePageBuilder(asUpgraded(html))).toEqual(parsePageBuilder(html));
  });

  it('let an inline declaration override the rule of the same element', () => {
    const html = `<style>#html-body [data-pb-style=A]{text-align:left;margin-top:1px}</style>${contentType('text', { 'data-pb-style': 'A', style: 'text-align: right' }, 'x')}`;
    expect(parsePageBuilder(html).children[0]).toMatchObject({ textAlign: 'right', marginTop: '1px' });
  });

  it('style every element that repeats an id', () => {
    const html = `<style>#html-body [data-pb-style=A]{text-align:center}</style>${contentType('text', { 'data-pb-style': 'A' }, 'x').repeat(2)}`;
    expect(parsePageBuilder(html).children.map((node) => node.textAlign)).toEqual(['center', 'center']);
  });

  it('move styles of elements inside rich text back into them', () => {
    const html =
      '<style>#html-body [data-pb-style=A]{color:red;position:fixed}</style>' + text('<p data-pb-style="A">x</p>');
    expect(parsePageBuilder(html).children[0]).toMatchObject({ content: '<p style="color: red;">x</p>' });
  });

  it('support ids without a rule and rules without an element', () => {
    const html = `<style>#html-body [data-pb-style=A]{color:red}</style>${contentType('text', { 'data-pb-style': 'B' }, 'x')}`;
    expect(parsePageBuilder(html).children[0]).toMatchObject({ content: 'x' });
  });
});
