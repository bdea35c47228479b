import { SearchPanel, useSuggestions, type SuggestionGroup } from '@witryna/ui/search-panel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame, useNavigation, useStorage } from '../app/index.ts';
import { execute, useCommerce } from '../commerce/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { readSearches } from './recent-searches.ts';
import { readSuggestions } from './read-suggestions.ts';
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

export { searchCatalogue } from './messages.ts';

/** The search of the header, with suggestions of the backend (NAV-32 to NAV-35, OPN-66). Needs the messages of its catalogue. */
export function SearchSuggestionsPanel({ id, open, onOpenChange, typed }: SearchSuggestionsPanelProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { client } = useCommerce();
  const { store } = useFrame();
  const [query, setQuery] = useState(typed);
  useClosedByNavigation(() => {
    if (open) onOpenChange(false);
  });

  const load = async (search: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]> => {
    const { data } = await execute(client, suggestionsQuery, { search }, { signal });
    const { products, categories, terms } = readSuggestions(data, (amount, isLowest) => {
      const price = formatMoney(intl, amount, store.currency);
      return price !== undefined && isLowest ? intl.formatMessage(messages.priceFrom, { price }) : price;
    });
    return [
      { id: 'terms', label: intl.formatMessage(messages.suggestedTerms), suggestions: terms },
      { id: 'products', label: intl.formatMessage(messages.suggestedProducts), suggestions: products },
      { id: 'categories', label: intl.formatMessage(messages.suggestedCategories), suggestions: categories },
    ];
  };
  const { groups: suggested, status } = useSuggestions({ query: open ? query : '', load });
  const storage = useStorage();
  const recent = open && query.trim() === '' ? readSearches(storage) : [];
  const groups =
    recent.length > 0
      ? [{ id: 'recent', label: intl.formatMessage(messages.recent), suggestions: recent.map((text) => ({ id: text, label: text, href: searchAddress(text) })) }]
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
        label: intl.formatMessage(messages.label),
        submitLabel: intl.formatMessage(messages.submit),
        clearLabel: intl.formatMessage(messages.clear),
        placeholder: intl.formatMessage(messages.label),
      }}
      suggestionsLabel={intl.formatMessage(messages.suggestions)}
      loadingText={intl.formatMessage(messages.suggestionsLoading)}
      emptyText={intl.formatMessage(messages.suggestionsEmpty)}
      errorText={intl.formatMessage(messages.suggestionsFailed)}
      missingText={intl.formatMessage(messages.emptyQuery)}
      countText={(count) => intl.formatMessage(messages.suggestionCount, { count })}
      closeLabel={intl.formatMessage(messages.closePanel)}
    />
  );
}

/** Calls back when path or query change, not at first (NAV-35). */
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
