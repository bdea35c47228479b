import { describe, expect, it } from 'vitest';
import { categories } from '../../seed/catalogue/categories.ts';
import englishNames from '../../seed/catalogue/locales/en/category-names.json' with { type: 'json' };
import type { SeedCategory } from '../../seed/types.ts';
import { englishStoreView, polishStoreView } from '../../store/store-view.ts';
import { publicModules } from '../../testing/public-modules.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { categoryName } from './category-name.ts';

interface Named {
  name: string;
  urlPath: string;
}

const namesBelow = (children: readonly SeedCategory[], parent = ''): Named[] =>
  children.flatMap(({ name, urlKey, children: below = [] }) => [{ name, urlPath: parent + urlKey }, ...namesBelow(below, `${parent}${urlKey}/`)]);

describe('names of categories', () => {
  it('are all there in English, but for those of brands, and for no other category', () => {
    const all = namesBelow(categories);
    expect(Object.keys(englishNames)).toEqual(all.map(({ urlPath }) => urlPath).filter((path) => !path.startsWith('marki/')));
    for (const category of all) {
      expect(categoryName(category, polishStoreView)).toBe(category.name);
      if (!category.urlPath.startsWith('marki/')) expect(categoryName(category, englishStoreView)).not.toMatch(/[ąćęłńóśźż]/iu);
    }
  });

  it('are those of the store view in the tree, in breadcrumbs and in filters', async () => {
    const backend = createTestBackend({ modules: publicModules(), secondStoreView: true });
    const { data, errors } = await backend.graphql(
      `{ categories(filters: { url_path: { eq: "vitamins/vitamin-c" } }) { items { name meta_title breadcrumbs { category_name } } }
        products(filter: { category_url_path: { eq: "vitamins" } }) { aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } } } }`,
      { headers: { Store: englishStoreView.code } },
    );
    backend.dispose();
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ categories: { items: [{ name: 'Vitamin C', meta_title: 'Vitamin C', breadcrumbs: [{ category_name: 'Vitamins' }] }] } });
    expect(JSON.stringify(data)).toContain('{"label":"Vitamin D"}');
  });
});
