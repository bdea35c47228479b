import { SearchPanel, useSuggestions, type SuggestionGroup } from '@witryna/ui/search-panel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { execute, useCommerce } from '../commerce/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { readSearches } from './recent-searches.ts';
import { toSuggestions } from './to-suggestions.ts';
import { searchAddress } from './search-address.ts';
import { suggestionsQuery } from './suggestion-operations.ts';

interface SearchSuggestionsPanelProps {
  /** What the search trigger names as what it opens. */
  id: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What has been typed before the panel was there. */
  typed(): string;
}

export { searchMessages } from './messages.ts';

/**
 * The search of the header, with suggestions of the backend. Needs the messages of its
 * catalog.
 */
export function SearchSuggestionsPanel({ id, open, onOpenChange, typed }: SearchSuggestionsPanelProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { client } = useCommerce();
  const { store } = useLayout();
  const [query, setQuery] = useState(typed);
  useClosedByNavigation(() => {
    if (open) onOpenChange(false);
  });

  const load = async (search: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]> => {
    const { data } = await execute(client, suggestionsQuery, { search }, { signal });
    const { products, categories, terms } = toSuggestions(data, (amount, isLowest) => {
      const price = formatMoney(intl, amount, store.currency);
      return price !== undefined && isLowest ? intl.formatMessage('search.priceFrom', { price }) : price;
    });
    return [
      { id: 'terms', label: intl.formatMessage('search.suggestedTerms'), suggestions: terms },
      { id: 'products', label: intl.formatMessage('search.suggestedProducts'), suggestions: products },
      { id: 'categories', label: intl.formatMessage('search.suggestedCategories'), suggestions: categories },
    ];
  };
  const { groups: suggested, status } = useSuggestions({ query: open ? query : '', load });
  const storage = useStorage();
  const recent = open && query.trim() === '' ? readSearches(storage) : [];
  const groups =
    recent.length > 0
      ? [
          {
            id: 'recent',
            label: intl.formatMessage('search.recent'),
            suggestions: recent.map((text) => ({ id: text, label: text, href: searchAddress(text) })),
          },
        ]
      : suggested;

  return (
    <SearchPanel
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      value={query}
      onValueChange={setQuery}
      onSearch={(text) => void navigation?.navigate(searchAddress(text))}
      groups={groups}
      status={status}
      field={{
        placeholder: intl.formatMessage('search.label'),
      }}
    />
  );
}

/** Calls back when path or query change, not at first. */
function useClosedByNavigation(close: () => void): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    close();
  });
}
