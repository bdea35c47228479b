import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../testing/index.ts';
import { readCategoryTexts } from './category-texts.ts';

const long = `<p>${'Witaminy i zestawy. '.repeat(20)}</p>`;

describe('readCategoryTexts', () => {
  it('puts a short description above the products and the CMS block below them', async () => {
    expect(
      await readCategoryTexts({ description: '<p>Witaminy.</p>', block: '<p>Porady</p>' }, sampleSettings),
    ).toEqual({
      lead: { kind: 'html', html: '<p>Witaminy.</p>' },
      sections: [{ kind: 'html', html: '<p>Porady</p>' }],
    });
  });

  it('puts a long description below the products, in front of the CMS block', async () => {
    const { lead, sections } = await readCategoryTexts({ description: long, block: '<p>Porady</p>' }, sampleSettings);
    expect(lead).toBeNull();
    expect(sections).toMatchObject([{ html: long }, { html: '<p>Porady</p>' }]);
  });

  it('returns nothing when the merchant wrote nothing', async () => {
    expect(await readCategoryTexts({ description: '', block: '' }, sampleSettings)).toEqual({
      lead: null,
      sections: [],
    });
  });
});
