import { Breadcrumbs } from '@witryna/ui/breadcrumbs';
import { Columns, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { definePage, PageNotFound, useFrame } from '../app/index.ts';
import { breadcrumbData } from '../catalog/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, storesCatalogue } from './messages.ts';
import { addDays, dateInZone } from './opening-hours.ts';
import { StoreAddress } from './store-address.tsx';
import { StoreHours } from './store-hours.tsx';
import { storeQuery } from './store-operations.ts';
import { storeData } from './store-structured-data.ts';
import { mapHref, readStores, type Store } from './store.ts';
import { TodayHours } from './today-hours.tsx';
import { useToday } from './use-today.ts';

interface StoreView {
  store: Store;
  /** Path of the list of shops. */
  listPath: string;
  /** ISO date on which the page was made. */
  loadedOn: string;
}

function StorePage({ view: { store, listPath, loadedOn } }: { view: StoreView }) {
  const intl = useIntl();
  const today = useToday(loadedOn, useFrame().store.timeZone);
  return (
    <PageBlock space="x6">
      <Stack gap="x6">
        <Stack gap="x3">
          <Breadcrumbs
            label={intl.formatMessage(messages.breadcrumbs)}
            trail={[
              { label: intl.formatMessage(messages.home), href: '/' },
              { label: intl.formatMessage(messages.title), href: listPath },
            ]}
            current={store.name}
          />
          <Heading level={1}>{store.name}</Heading>
          {store.type && <Text tone="secondary">{store.type}</Text>}
          <TodayHours schedule={store} today={today} />
        </Stack>
        <Columns template="two" gap="x10">
          <Stack as="section" gap="x3">
            <Heading level={2} size="h3">
              {intl.formatMessage(messages.address)}
            </Heading>
            <StoreAddress store={store} />
            {store.location && (
              <Text>
                <TextLink href={mapHref(store.location)} rel="noreferrer">
                  {intl.formatMessage(messages.map)}
                </TextLink>
              </Text>
            )}
            {store.note && <Text>{store.note}</Text>}
          </Stack>
          <StoreHours schedule={store} today={today} />
        </Columns>
      </Stack>
    </PageBlock>
  );
}

/** How many days of unusual hours the page tells. */
const daysAhead = 30;

/** The page of a physical shop. */
export const page = definePage({
  catalogues: [storesCatalogue],
  load: async ({ identifier }: { identifier: string }, { fetch, frame, intl, pathname, url }) => {
    const loadedOn = dateInZone(new Date(), frame.store.timeZone);
    const { absoStores } = await fetch(storeQuery, {
      identifier,
      dateRangeStart: loadedOn,
      dateRangeEnd: addDays(loadedOn, daysAhead),
    });
    const [store] = readStores(absoStores);
    if (!store) throw new PageNotFound();
    const { name } = store;
    const listPath = store.href.slice(0, store.href.lastIndexOf('/')) || '/';
    const trail = [
      { name: intl.formatMessage(messages.title), path: listPath },
      { name, path: pathname },
    ];
    const address = [...store.addressLines, `${store.postcode} ${store.city}`].join(', ');
    return {
      view: { store, listPath, loadedOn },
      metadata: {
        title: intl.formatMessage(messages.storeTitle, { name }),
        description: intl.formatMessage(messages.storeDescription, { name, address }),
        canonicalPath: pathname,
        structuredData: [storeData(url.origin, store), breadcrumbData(url.origin, trail, intl.formatMessage(messages.home))],
      },
      cacheTags: ['abso_store', `abso_store_${store.identifier}`],
    };
  },
  Component: StorePage,
});
