import type { Store } from '../stores/index.ts';

/** A shop in Radom, open on weekdays from 10 to 18; with what differs. */
export function store(own: Partial<Store> = {}): Store {
  const weekday = { open: '10:00', close: '18:00' };
  return {
    identifier: 'radom',
    name: 'Witryna Radom',
    href: '/stores/radom',
    addressLines: ['ul. Żeromskiego 41'],
    postcode: '26-600',
    city: 'Radom',
    region: 'mazowieckie',
    country: 'PL',
    telephone: '+48 48 000 01 04',
    type: 'Sklep przy ulicy',
    location: { latitude: 51.402, longitude: 21.152 },
    note: '',
    week: [weekday, weekday, weekday, weekday, weekday, null, null],
    special: [],
    ...own,
  };
}
