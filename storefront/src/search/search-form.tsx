import { SearchField } from '@witryna/ui/search-field';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { searchAddress } from './search-address.ts';

/** Asks for a search text. Works without scripts. */
export function SearchForm({ query }: { query: string }) {
  const intl = useIntl();
  const navigation = useNavigation();
  const action = useStoreViewHref('/search.html');
  return (
    <SearchField
      action={action}
      name="query"
      placeholder={intl.formatMessage('search.label')}
      defaultValue={query}
      onSearch={(text) => void navigation?.navigate(searchAddress(text))}
    />
  );
}
