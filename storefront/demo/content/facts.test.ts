import { describe, expect, it } from 'vitest';
import { products } from '../catalog/index.ts';
import { ADULTS_ONLY } from '../catalog/products/legal.ts';
import { shopSettings } from '../settings/shop-settings.ts';
import { cmsBlocks, cmsPages } from './index.ts';

const texts = [...cmsPages, ...cmsBlocks].flatMap(({ content, translations }) => [content, translations?.en?.content ?? '']);

/** What a pattern finds in all texts, each find once. */
const findAll = (pattern: RegExp) => [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1])))];

describe('facts about the demo shop', () => {
  it('are the same wherever they are told', () => {
    expect(findAll(/href="tel:([^"]+)"/g)).toHaveLength(1);
    expect(findAll(/href="mailto:([^"?]+)/g)).toHaveLength(1);
    expect(findAll(/(\d{1,2}:\d{2}–\d{1,2}:\d{2})/g)).toHaveLength(1);
    expect(findAll(/(?:odstąpić|oddać)[^.]*\sw\sciągu\s(\d+)\sdni/g)).toEqual([String(shopSettings.withdrawalDays)]);
    expect(findAll(/(\d+)\sdni\sna\szwrot/g)).toEqual([String(shopSettings.withdrawalDays)]);
    expect(findAll(/(?:withdraw|return)[^.]*\swithin\s(\d+)\sdays\sof\sreceiving\sthe\sproduct/g)).toEqual([String(shopSettings.withdrawalDays)]);
    expect(findAll(/(\d+)\sdays\sto\sreturn/g)).toEqual([String(shopSettings.withdrawalDays)]);
  });

  it('never recommend to a family what is for adults only', () => {
    const forAdults = products.filter(({ warnings }) => warnings.includes(ADULTS_ONLY));
    expect(forAdults).not.toEqual([]);
    for (const { sku, shortDescription, description, reviews } of forAdults) {
      const praise = [shortDescription, description, ...reviews.flatMap(({ summary, text }) => [summary, text])].join(' ');
      expect(praise, sku).not.toMatch(/cał(?:a|ej|ą) rodzin/iu);
    }
  });
});
