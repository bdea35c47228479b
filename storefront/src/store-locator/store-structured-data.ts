import type { Hours, Store } from '../stores/index.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Schema.org Store with address, place and hours. A closed dated day opens and closes at 00:00, as Google asks.
 *
 * @param root of the store view, see `LoadContext`
 */
export function getStoreJsonLd(root: string, store: Store): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: store.name,
    url: new URL(root + store.href).href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.addressLines.join(', '),
      postalCode: store.postcode,
      addressLocality: store.city,
      addressRegion: store.region,
      addressCountry: store.country,
    },
    ...(store.telephone && { telephone: store.telephone }),
    ...(store.location && { geo: { '@type': 'GeoCoordinates', ...store.location } }),
    openingHoursSpecification: store.week.flatMap((hours, index) =>
      hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${dayNames[index]}`,
              ...times(hours),
            },
          ]
        : [],
    ),
    specialOpeningHoursSpecification: store.special.map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...times(hours ?? { open: '0:00', close: '0:00' }),
    })),
  };
}

function times({ open, close }: Hours): { opens: string; closes: string } {
  return { opens: open.padStart(5, '0'), closes: close.padStart(5, '0') };
}
