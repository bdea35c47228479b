import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { Heading, TextLink } from '@witryna/ui/text';
import { useState } from 'react';
import { useInBrowser, useStorage } from '../app/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { forgetSearches, readSearches } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';

/** What the shopper searched for before; nothing without any, and nothing on the server. */
export function RecentSearchLinks() {
  return useInBrowser() && <Links />;
}

function Links() {
  const intl = useIntl();
  const storage = useStorage();
  const [searches, setSearches] = useState(() => readSearches(storage));
  if (searches.length === 0) return null;
  return (
    <Stack as="section" gap="x3" aria-labelledby="recent-searches">
      <Heading level={2} size="h5" id="recent-searches">
        {intl.formatMessage(messages.recent)}
      </Heading>
      <Inline as="ul" role="list" gap="x4">
        {searches.map((text) => (
          <li key={text}>
            <TextLink href={searchAddress(text)}>{text}</TextLink>
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
          {intl.formatMessage(messages.forgetRecent)}
        </Button>
      </Inline>
    </Stack>
  );
}
