import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../testing/index.ts';
import { toCategoryTexts } from './category-texts.ts';

const long = `<p>${'Witaminy i zestawy. '.repeat(20)}</p>`;

describe('toCategoryTexts', () => {
  it('puts a short description above the products and the CMS block below them', async () => {
    expect(await toCategoryTexts({ description: '<p>Witaminy.</p>', block: '<p>Porady</p>' }, sampleSettings)).toEqual({
      lead: { kind: 'html', html: '<p>Witaminy.</p>' },
      sections: [{ kind: 'html', html: '<p>Porady</p>' }],
    });
  });

  it('puts a long description below the products, in front of the CMS block', async () => {
    const { lead, sections } = await toCategoryTexts({ description: long, block: '<p>Porady</p>' }, sampleSettings);
    expect(lead).toBeNull();
    expect(sections).toMatchObject([{ html: long }, { html: '<p>Porady</p>' }]);
  });

  it('returns nothing when the merchant wrote nothing', async () => {
    expect(await toCategoryTexts({ description: '', block: '' }, sampleSettings)).toEqual({
      lead: null,
      sections: [],
    });
  });
});
