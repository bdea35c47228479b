import { SearchField } from '@witryna/ui/search-field';
import { useState } from 'react';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { searchAddress } from './search-address.ts';

/**
 * Asks for a search text. Works without scripts. The text follows the query, and the focus stays in the form.
 *
 * @param query that the page shows; empty for none
 */
export function SearchForm({ query }: { query: string }) {
  const intl = useIntl();
  const navigation = useNavigation();
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }
  const action = useStoreViewHref('/search.html');
  return (
    <SearchField
      action={action}
      name="query"
      placeholder={intl.formatMessage('search.label')}
      value={text}
      onValueChange={setText}
      onSearch={(typed) => void navigation?.navigate(searchAddress(typed))}
    />
  );
}
