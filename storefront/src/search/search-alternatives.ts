import type { LoadContext } from '../platform/navigation/load-context.ts';
import { productCardsQuery, toProductSummaries, type ProductSummary } from '../products/index.ts';
import { getShopPath } from '../commerce/index.ts';
import { matchingCategoriesQuery } from './suggestion-operations.ts';

/** What a search without results offers instead. */
export interface SearchAlternatives {
  /** Categories whose name has one of the words. */
  categories: { uid: string; name: string; href: string }[];
  /** First products of the menu's categories, in the order of the merchant. */
  products: ProductSummary[];
}

const maxProducts = 3;
const maxCategories = 6;
const maxWords = 3;

/** Magento rejects a shorter text for the name of a category. */
const minMatchLength = 3;

/** The texts to look for in the names of categories: the whole search, then its longest words. */
export function categoryMatches(query: string): string[] {
  const words = (query.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > minMatchLength)
    .sort((a, b) => b.length - a.length);
  return [...new Set([query.trim(), ...words.slice(0, maxWords)])].filter((text) => text.length >= minMatchLength);
}

/** Fetches the alternatives. A part that the backend fails to answer is empty: the page has others. */
export async function loadAlternatives(
  query: string,
  { fetch, layout }: Pick<LoadContext, 'fetch' | 'layout'>,
): Promise<SearchAlternatives> {
  const getCategories = async (match: string) =>
    (await fetch(matchingCategoriesQuery, { match })).categories?.items ?? [];
  const fetchProducts = async () => {
    const uids = layout.menu.map(({ uid }) => uid);
    return uids.length === 0
      ? []
      : toProductSummaries(
          await fetch(productCardsQuery, { filter: { category_uid: { in: uids } }, size: maxProducts }),
        );
  };
  const [products, ...matches] = await Promise.all([
    fetchProducts().catch((): ProductSummary[] => []),
    ...categoryMatches(query).map((match) => getCategories(match).catch(() => [])),
  ]);
  const categories = matches
    .flat()
    .flatMap((item) =>
      item?.name && item.url_path && item.include_in_menu !== 0
        ? [{ uid: item.uid, name: item.name, href: getShopPath(item.url_path, item.url_suffix) }]
        : [],
    );
  return {
    products,
    categories: [...new Map(categories.map((category) => [category.uid, category])).values()].slice(0, maxCategories),
  };
}
