import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useState } from 'react';
import { cmsBlocksQuery, Html } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import { getBreadcrumbJsonLd } from '../platform/breadcrumbs/breadcrumb-data.ts';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { definePage } from '../platform/navigation/page.tsx';
import {
  favoriteStoreMessages,
  requestLocation,
  useFavoriteToggle,
  type Coordinates,
} from '../favorite-store/index.ts';
import {
  findLocality,
  findRegion,
  type Locality,
  storesMessages,
  toDistanceUnit,
  sortByDistance,
  type DistanceUnit,
  addDays,
  dateInZone,
  storeMapMessages,
  LazyStoreMap,
  StoreItem,
  maxStores,
  storeListQuery,
  storeLocatorConfigQuery,
  groupByRegion,
  toStores,
  type Store,
  type StoreRegion,
  storesStyles as styles,
  useNow,
  useStoreStatus,
} from '../stores/index.ts';
import { placeParameter, StoreSearchForm } from './store-search-form.tsx';

interface StoreListView {
  /** All shops, by voivodeship. */
  groups: StoreRegion[];
  /** Sanitized HTML; empty for none. */
  intro: string;
  /** What was searched for; empty for nothing. */
  query: string;
  /** The place that this means; null when it is not known or nothing was searched for. */
  place: Locality | null;
  unit: DistanceUnit;
  /** ISO date on which the page was made. */
  loadedOn: string;
}

/** What happened to the shopper's wish to be found. */
type Locating = { state: 'no' } | { state: 'asking' } | { state: 'refused' } | { state: 'found'; at: Coordinates };

function StoreListPage({ view: { groups, intro, query, place, unit, loadedOn } }: { view: StoreListView }) {
  const intl = useIntl();
  const { timeZone } = useLayout().store;
  const now = useNow();
  const getStatus = useStoreStatus(now ? dateInZone(now, timeZone) : loadedOn, now, timeZone);
  const favorite = useFavoriteToggle();
  const [locating, setLocating] = useState<Locating>({ state: 'no' });
  const locate = async () => {
    setLocating({ state: 'asking' });
    const at = await requestLocation(navigator.geolocation);
    // Who has searched for a place in the meantime does not want to be found any more.
    setLocating((now) => (now.state === 'asking' ? (at ? { state: 'found', at } : { state: 'refused' }) : now));
  };

  const here = locating.state === 'found' ? locating.at : null;
  const from = here ?? place;
  const region = from ? undefined : findRegion(groups, query);
  const shown = region ? [region] : groups;
  const stores = shown.flatMap((group) => group.stores);
  const title = intl.formatMessage('stores.title');
  const common = (store: Store) => ({ store, unit, favorite, status: getStatus(store) });
  return (
    <PageBlock space="x6">
      <Stack gap="x8">
        <Stack gap="x3">
          <PageBreadcrumbs current={title} />
          <Heading level={1}>{title}</Heading>
          {intro && <Html html={intro} />}
        </Stack>
        {stores.length > 0 && (
          <StoreSearchForm
            query={query}
            example={stores[0]}
            locating={locating.state === 'asking'}
            onLocate={() => void locate()}
            onSearch={() => setLocating({ state: 'no' })}
          />
        )}
        <Stack gap="x1" role="status">
          {locating.state === 'refused' && <Text>{intl.formatMessage('stores.refused')}</Text>}
          {query && !from && !region && <Text>{intl.formatMessage('stores.unknownPlace', { place: query })}</Text>}
          <Text tone="secondary">
            {here && intl.formatMessage('stores.nearYou', { count: stores.length })}
            {!here && place && intl.formatMessage('stores.nearPlace', { count: stores.length, place: place.name })}
            {!from &&
              (stores.length > 0
                ? intl.formatMessage('stores.found', { count: stores.length })
                : intl.formatMessage('stores.empty'))}
          </Text>
        </Stack>
        <LazyStoreMap stores={stores} />
        {from ? (
          <ol role="list" className={styles.grid}>
            {sortByDistance(stores, from, unit).map(({ store, distance }) => (
              <StoreItem key={store.identifier} {...common(store)} distance={distance} headingLevel={2} />
            ))}
          </ol>
        ) : (
          <div className={styles.regions}>
            {shown.map(({ name, stores: members }) => (
              <Stack as="section" gap="x4" key={name}>
                {name && (
                  <Heading level={2} size="h3" className={styles.regionName}>
                    {name}
                  </Heading>
                )}
                <ul role="list" className={styles.grid}>
                  {members.map((store) => (
                    <StoreItem key={store.identifier} {...common(store)} distance={null} headingLevel={name ? 3 : 2} />
                  ))}
                </ul>
              </Stack>
            ))}
          </div>
        )}
      </Stack>
    </PageBlock>
  );
}

/** How many days of unusual hours a list needs: a page may come out of a cache some days later. */
const daysAhead = 7;

/** The list of physical shops, by voivodeship or by distance from a place. */
export const page = definePage({
  messageCatalogs: [storesMessages, storeMapMessages, favoriteStoreMessages],
  load: async (_: object, { fetch, layout, intl, pathname, root, url }) => {
    const loadedOn = dateInZone(new Date(), layout.store.timeZone);
    const [{ absoStores }, { storeConfig }, { cmsBlocks }, { sanitizeHtml }] = await Promise.all([
      fetch(storeListQuery, {
        pageSize: maxStores,
        dateRangeStart: loadedOn,
        dateRangeEnd: addDays(loadedOn, daysAhead),
      }),
      fetch(storeLocatorConfigQuery, {}),
      fetch(cmsBlocksQuery, { identifiers: ['stores-intro'] }),
      import('@witryna/page-builder/parser'),
    ]);
    const stores = toStores(absoStores);
    const query = (url.searchParams.get(placeParameter) ?? '').trim();
    const title = intl.formatMessage('stores.title');
    return {
      view: {
        groups: groupByRegion(stores, intl.locale),
        intro: sanitizeHtml(cmsBlocks?.items?.[0]?.content ?? '', layout.settings),
        query,
        place: findLocality(query, stores),
        unit: toDistanceUnit(storeConfig?.absolunet_storelocator_distance_unit),
        loadedOn,
      },
      metadata: {
        title,
        description: intl.formatMessage('stores.description', { count: stores.length }),
        // A search is no page of its own for search engines.
        canonicalPath: pathname,
        structuredData: [getBreadcrumbJsonLd(root, [{ name: title, href: pathname }], intl)],
      },
      cacheTags: ['abso_store'],
    };
  },
  Component: StoreListPage,
});
