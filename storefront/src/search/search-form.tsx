import { SearchField } from '@witryna/ui/search-field';
import { useBasePath, useNavigation } from '../app/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { searchAddress } from './search-address.ts';

/** Asks for a search text. Works without scripts. */
export function SearchForm({ query }: { query: string }) {
  const intl = useIntl();
  const navigation = useNavigation();
  const basePath = useBasePath();
  return (
    <SearchField
      action={`${basePath}/search.html`}
      name="query"
      label={intl.formatMessage(messages.label)}
      submitLabel={intl.formatMessage(messages.submit)}
      clearLabel={intl.formatMessage(messages.clear)}
      placeholder={intl.formatMessage(messages.label)}
      defaultValue={query}
      onSearch={(text) => void navigation?.navigate(searchAddress(text))}
    />
  );
}
