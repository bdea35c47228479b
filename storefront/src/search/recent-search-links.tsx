import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { Heading, TextLink } from '@witryna/ui/text';
import { useState } from 'react';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { forgetSearches, readSearches } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';

/** What the shopper searched for before; nothing without any, and nothing on the server. */
export function RecentSearchLinks() {
  return useHydrated() && <Links />;
}

function Links() {
  const intl = useIntl();
  const storage = useStorage();
  const [searches, setSearches] = useState(() => readSearches(storage));
  if (searches.length === 0) return null;
  return (
    <Stack as="section" gap="x3" aria-labelledby="recent-searches">
      <Heading level={2} size="h5" id="recent-searches">
        {intl.formatMessage('search.recent')}
      </Heading>
      <Inline as="ul" role="list" gap="x4">
        {searches.map((text) => (
          <li key={text}>
            <TextLink href={searchAddress(text)} standalone>
              {text}
            </TextLink>
          </li>
        ))}
      </Inline>
      <Inline>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            forgetSearches(storage);
            setSearches([]);
          }}
        >
          {intl.formatMessage('search.forgetRecent')}
        </Button>
      </Inline>
    </Stack>
  );
}
