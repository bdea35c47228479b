import { Columns, PageBlock, Stack } from '@witryna/ui/layout';
import { OpeningHours } from '@witryna/ui/opening-hours';
import { PostalAddress } from '@witryna/ui/postal-address';
import { Heading, getTelephoneHref, Text, TextLink } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { getBreadcrumbJsonLd } from '../platform/breadcrumbs/breadcrumb-data.ts';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { definePage } from '../platform/navigation/page.tsx';
import { favoriteStoreMessages, FavoriteStoreButton } from '../favorite-store/index.ts';
import {
  storesMessages,
  addDays,
  dateInZone,
  storeQuery,
  storeMapMessages,
  LazyStoreMap,
  getAddressLines,
  mapHref,
  toStores,
  type Store,
  useNow,
  useStoreStatus,
} from '../stores/index.ts';
import { getStoreJsonLd } from './store-structured-data.ts';
import { specialDays, weekDays } from './week-days.ts';

interface StoreView {
  store: Store;
  /** Path of the list of shops. */
  listPath: string;
  /** ISO date on which the page was made. */
  loadedOn: string;
}

function StorePage({ view: { store, listPath, loadedOn } }: { view: StoreView }) {
  const intl = useIntl();
  const { timeZone } = useLayout().store;
  const now = useNow();
  const today = now ? dateInZone(now, timeZone) : loadedOn;
  const status = useStoreStatus(today, now, timeZone)(store);
  const { name, telephone } = store;
  const special = specialDays(intl, store, today);
  return (
    <PageBlock space="x6">
      <Stack gap="x6">
        <Stack gap="x3">
          <PageBreadcrumbs ancestors={[{ name: intl.formatMessage('stores.title'), href: listPath }]} current={name} />
          <Heading level={1}>{name}</Heading>
          {store.type && <Text tone="secondary">{store.type}</Text>}
          <Text weight="semibold" tone={status.open ? 'success' : 'secondary'}>
            {status.text}
          </Text>
          <FavoriteStoreButton store={store} />
        </Stack>
        <Columns template="two" gap="x10">
          <Stack as="section" gap="x3">
            <Heading level={2} size="h3">
              {intl.formatMessage('stores.address')}
            </Heading>
            <div>
              <PostalAddress lines={getAddressLines(store)} />
              {telephone && (
                <TextLink
                  standalone
                  href={getTelephoneHref(telephone)}
                  aria-label={intl.formatMessage('stores.call', { name, telephone })}
                >
                  {telephone}
                </TextLink>
              )}
            </div>
            {store.location && (
              <Text>
                <TextLink href={mapHref(store.location)} rel="noreferrer">
                  {intl.formatMessage('stores.map')}
                </TextLink>
              </Text>
            )}
            {store.note && <Text>{store.note}</Text>}
          </Stack>
          <Stack as="section" gap="x3">
            <Heading level={2} size="h3">
              {intl.formatMessage('stores.openingHours')}
            </Heading>
            <OpeningHours week={weekDays(intl, store, today)} special={special} captionsHidden />
          </Stack>
        </Columns>
        <LazyStoreMap stores={[store]} />
      </Stack>
    </PageBlock>
  );
}

/** How many days of unusual hours the page tells. */
const daysAhead = 30;

/** The page of a physical shop. */
export const page = definePage({
  messageCatalogs: [storesMessages, storeMapMessages, favoriteStoreMessages],
  load: async ({ identifier }: { identifier: string }, { fetch, layout, intl, pathname, root }) => {
    const loadedOn = dateInZone(new Date(), layout.store.timeZone);
    const { absoStores } = await fetch(storeQuery, {
      identifier,
      dateRangeStart: loadedOn,
      dateRangeEnd: addDays(loadedOn, daysAhead),
    });
    const [store] = toStores(absoStores);
    if (!store) throw new PageNotFoundError();
    const { name } = store;
    const listPath = store.href.slice(0, store.href.lastIndexOf('/')) || '/';
    return {
      view: { store, listPath, loadedOn },
      metadata: {
        title: intl.formatMessage('stores.storeTitle', { name }),
        description: intl.formatMessage('stores.storeDescription', {
          name,
          address: getAddressLines(store).join(', '),
        }),
        canonicalPath: pathname,
        structuredData: [
          getStoreJsonLd(root, store),
          getBreadcrumbJsonLd(
            root,
            [
              { name: intl.formatMessage('stores.title'), href: listPath },
              { name, href: pathname },
            ],
            intl,
          ),
        ],
      },
      cacheTags: ['abso_store', `abso_store_${store.identifier}`],
    };
  },
  Component: StorePage,
});
