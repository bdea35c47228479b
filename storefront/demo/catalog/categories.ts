import type { SeedCategory } from '../../backend/index.ts';
import { brands } from './brands.ts';
import categoryFile from './categories.json' with { type: 'json' };
import { polishSpacing } from './products/typography.ts';

/** A category as `categories.json` has it: its description is one paragraph of text. */
interface CategoryFile extends Pick<SeedCategory, 'urlKey' | 'name' | 'promoContent' | 'skinnyNavigation' | 'inMenu'> {
  description: string;
  children?: CategoryFile[];
}

const toParagraph = (text: string): string => `<p>${polishSpacing(text)}</p>`;

const brandCategories: CategoryFile[] = Object.entries(brands)
  .map(([urlKey, { label, description }]) => ({ urlKey, name: label, description }))
  .sort((a, b) => a.name.localeCompare(b.name, 'pl'));

function toSeedCategory(category: CategoryFile): SeedCategory {
  const { children, ...own } = category.urlKey === 'marki' ? { ...category, children: brandCategories } : category;
  return {
    ...own,
    description: toParagraph(own.description),
    ...(children && { children: children.map(toSeedCategory) }),
  };
}

/** Categories below the root, in the order of the menu. */
export const categories: SeedCategory[] = categoryFile.map(toSeedCategory);
