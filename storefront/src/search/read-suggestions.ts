import type { Suggestion } from '@witryna/ui/search-panel';
import type { MoneyAmount } from '../i18n/index.ts';
import type { ResultOf } from '../commerce/index.ts';
import { searchAddress } from './search-address.ts';
import type { suggestionsQuery } from './suggestion-operations.ts';

/** What a shopper may mean, by kind. */
export interface SearchSuggestions {
  products: Suggestion[];
  categories: Suggestion[];
  /** Corrected search texts, when nothing was found. */
  terms: Suggestion[];
}

/**
 * Reads the suggestions of the backend. Entries without a name or an address, and categories that the menus hide, are left out.
 *
 * @param formatPrice writes an amount; undefined when there is none
 */
export function readSuggestions(
  { products, categories }: ResultOf<typeof suggestionsQuery.document>,
  formatPrice: (amount: MoneyAmount | null | undefined) => string | undefined,
): SearchSuggestions {
  return {
    products: (products?.items ?? []).flatMap((item) =>
      item?.name && item.url_key
        ? [
            {
              id: item.uid,
              label: item.name,
              href: `/${item.url_key}${item.url_suffix ?? ''}`,
              imageSrc: item.small_image?.url ?? undefined,
              detail: formatPrice(item.price_range.minimum_price.final_price),
            },
          ]
        : [],
    ),
    categories: (categories?.items ?? []).flatMap((item) =>
      item?.name && item.url_path && item.include_in_menu !== 0
        ? [{ id: item.uid, label: item.name, href: `/${item.url_path}${item.url_suffix ?? ''}` }]
        : [],
    ),
    terms: (products?.suggestions ?? []).flatMap((term) =>
      term?.search ? [{ id: term.search, label: term.search, href: searchAddress(term.search) }] : [],
    ),
  };
}
