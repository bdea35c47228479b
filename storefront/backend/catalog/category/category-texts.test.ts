import { describe, expect, it } from 'vitest';
import { categories } from '../../../demo/catalog/categories.ts';
import englishCategories from '../../../demo/catalog/locales/en/categories.json' with { type: 'json' };
import type { SeedCategory } from '../../shop/catalog-seed.ts';
import { englishStoreView, polishStoreView } from '../../../demo/store-views.ts';
import { publicModules } from '../../testing/public-modules.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import type { Category } from './category.ts';
import { categoryDescription, categoryName, categoryPromoContent } from './category-texts.ts';

type Texts = Pick<Category, 'name' | 'urlPath' | 'description' | 'promoContent'>;

const textsBelow = (children: readonly SeedCategory[], parent = ''): Texts[] =>
  children.flatMap(({ name, urlKey, description, promoContent = null, children: below = [] }) => [
    { name, urlPath: parent + urlKey, description, promoContent },
    ...textsBelow(below, `${parent}${urlKey}/`),
  ]);

const polish = /[ąćęłńóśźż]/iu;

describe('texts of categories', () => {
  it('are all there in English, but for the names of brands, and for no other category', () => {
    const all = textsBelow(categories);
    expect(Object.keys(englishCategories).sort()).toEqual(all.map(({ urlPath }) => urlPath).sort());
    for (const category of all) {
      expect(categoryName(category, polishStoreView)).toBe(category.name);
      expect(categoryDescription(category, polishStoreView)).toBe(category.description);
      expect(categoryDescription(category, englishStoreView)).not.toMatch(polish);
      expect(categoryDescription(category, englishStoreView)).not.toBe(category.description);
      expect(categoryPromoContent(category, englishStoreView) === null).toBe(category.promoContent === null);
      expect(categoryPromoContent(category, englishStoreView) ?? '').not.toMatch(polish);
      if (!category.urlPath?.startsWith('marki/')) expect(categoryName(category, englishStoreView)).not.toMatch(polish);
    }
  });

  it('are those of the store view in the tree, in breadcrumbs and in filters', async () => {
    const backend = createTestBackend({ modules: publicModules, secondStoreView: true });
    const { data, errors } = await backend.graphql(
      `{ categories(filters: { url_path: { eq: "vitamins/vitamin-c" } }) { items { name meta_title breadcrumbs { category_name } } }
        products(filter: { category_url_path: { eq: "vitamins" } }) { aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } } } }`,
      { headers: { Store: englishStoreView.code } },
    );
    backend.dispose();
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      categories: {
        items: [{ name: 'Vitamin C', meta_title: 'Vitamin C', breadcrumbs: [{ category_name: 'Vitamins' }] }],
      },
    });
    expect(JSON.stringify(data)).toContain('{"label":"Vitamin D"}');
  });
});
