import { expect, it } from 'vitest';
import { getStoreJsonLd } from './store-structured-data.ts';

it('tells search engines where a shop is and when it is open', () => {
  const data = getStoreJsonLd('https://shop.example', {
    identifier: 'radom',
    name: 'Witryna Radom',
    href: '/stores/radom',
    addressLines: ['ul. Żeromskiego 41', 'wejście od podwórza'],
    postcode: '26-600',
    city: 'Radom',
    region: 'mazowieckie',
    country: 'PL',
    telephone: '',
    type: '',
    location: null,
    note: '',
    week: [{ open: '9:00', close: '18:00' }, null, null, null, null, null, null],
    special: [{ date: '2026-12-24', title: 'Wigilia', hours: null }],
  });
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'Witryna Radom',
    url: 'https://shop.example/stores/radom',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'ul. Żeromskiego 41, wejście od podwórza',
      postalCode: '26-600',
      addressLocality: 'Radom',
      addressRegion: 'mazowieckie',
      addressCountry: 'PL',
    },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '18:00' },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  });
});
