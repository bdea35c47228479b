import { Breadcrumbs } from '@witryna/ui/breadcrumbs';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { definePage, useFrame } from '../app/index.ts';
import { breadcrumbData } from '../catalog/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, storesCatalogue } from './messages.ts';
import { addDays, dateInZone } from './opening-hours.ts';
import { regionParameter, RegionForm } from './region-form.tsx';
import { StoreCard } from './store-card.tsx';
import { storeListQuery } from './store-operations.ts';
import { groupByRegion, readStores, type StoreRegion } from './store.ts';
import * as styles from './stores.css.ts';
import { useToday } from './use-today.ts';

interface StoreListView {
  /** What the address asks for, with its shops. */
  shown: StoreRegion[];
  regions: { name: string; count: number }[];
  /** Name of the chosen voivodeship; empty for all. */
  chosen: string;
  /** ISO date on which the page was made. */
  loadedOn: string;
}

function StoreListPage({ view: { shown, regions, chosen, loadedOn } }: { view: StoreListView }) {
  const intl = useIntl();
  const today = useToday(loadedOn, useFrame().store.timeZone);
  const count = shown.reduce((sum, { stores }) => sum + stores.length, 0);
  const title = intl.formatMessage(messages.title);
  return (
    <PageBlock space="x6">
      <Stack gap="x8">
        <Stack gap="x3">
          <Breadcrumbs
            label={intl.formatMessage(messages.breadcrumbs)}
            trail={[{ label: intl.formatMessage(messages.home), href: '/' }]}
            current={title}
          />
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{intl.formatMessage(messages.intro)}</Text>
        </Stack>
        {regions.length > 1 && <RegionForm regions={regions} chosen={chosen} />}
        <Text role="status" tone="secondary">
          {count > 0 ? intl.formatMessage(messages.found, { count }) : intl.formatMessage(messages.empty)}
        </Text>
        {shown.map(({ name, stores }) => (
          <Stack as="section" gap="x4" key={name}>
            {name && (
              <Heading level={2} size="h3" className={styles.regionName}>
                {name}
              </Heading>
            )}
            <ul role="list" className={styles.grid}>
              {stores.map((store) => (
                <StoreCard key={store.identifier} store={store} today={today} />
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </PageBlock>
  );
}

/** More than any list here holds; the backend's own limit of a page is 20. */
const mostStores = 300;

/** How many days of unusual hours a list needs: a page may come out of a cache some days later. */
const daysAhead = 7;

/** The list of physical shops, by voivodeship. */
export const page = definePage({
  catalogues: [storesCatalogue],
  load: async (_: object, { fetch, frame, intl, pathname, url }) => {
    const loadedOn = dateInZone(new Date(), frame.store.timeZone);
    const { absoStores } = await fetch(storeListQuery, {
      pageSize: mostStores,
      dateRangeStart: loadedOn,
      dateRangeEnd: addDays(loadedOn, daysAhead),
    });
    const groups = groupByRegion(readStores(absoStores), intl.locale);
    const asked = url.searchParams.get(regionParameter);
    const found = groups.find(({ name }) => name !== '' && name === asked);
    const title = intl.formatMessage(messages.title);
    const count = groups.reduce((sum, { stores }) => sum + stores.length, 0);
    return {
      view: {
        shown: found ? [found] : groups,
        regions: groups.filter(({ name }) => name !== '').map(({ name, stores }) => ({ name, count: stores.length })),
        chosen: found?.name ?? '',
        loadedOn,
      },
      metadata: {
        title,
        description: intl.formatMessage(messages.description, { count }),
        // A part of the list is no page of its own for search engines.
        canonicalPath: pathname,
        structuredData: [breadcrumbData(url.origin, [{ name: title, path: pathname }], intl.formatMessage(messages.home))],
      },
      cacheTags: ['abso_store'],
    };
  },
  Component: StoreListPage,
});
