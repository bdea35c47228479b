import { describe, expect, it } from 'vitest';
import { getAddressLines, groupByRegion, mapHref, toStores, type StoreResponse, type Store } from './store.ts';

const item: StoreResponse = {
  entity_id: 1,
  identifier: 'radom',
  name: 'Witryna Radom',
  url_key: 'radom',
  relative_url: 'stores/radom',
  address1: 'ul. Żeromskiego 41',
  address2: null,
  city: 'Radom',
  postcode: '26-600',
  region: 'mazowieckie',
  region_id: 1014,
  country_id: 'PL',
  telephone: '+48 48 000 01 04',
  store_type: 'Sklep przy ulicy',
  latitude: 51.402,
  longitude: 21.152,
  is_active: true,
  opening_hours: {
    items: [
      { day: 'Sunday', open: null, close: null },
      { day: 'Monday', open: '10:00', close: '18:00' },
    ],
  },
  special_schedule: null,
  special_hours: [
    { title: 'Wigilia', date: '2026-12-24', dayLabel: 'czwartek', open: null, close: null },
    { title: 'Sylwester', date: '2026-12-31', dayLabel: 'czwartek', open: '10:00', close: '15:00' },
  ],
};

describe('toStores', () => {
  it('[LOC-02] [LOC-03] [LOC-04] reads address, contact, place and hours', () => {
    expect(toStores({ items: [item] })).toEqual([
      {
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
        week: [{ open: '10:00', close: '18:00' }, null, null, null, null, null, null],
        special: [
          { date: '2026-12-24', title: 'Wigilia', hours: null },
          { date: '2026-12-31', title: 'Sylwester', hours: { open: '10:00', close: '15:00' } },
        ],
      },
    ]);
  });

  it('leaves out shops without a page and those closed for good', () => {
    const items = [null, { ...item, relative_url: null }, { ...item, name: '' }, { ...item, is_active: false }];
    expect(toStores({ items })).toEqual([]);
    expect(toStores(null)).toEqual([]);
  });

  it('does not guess a place', () => {
    expect(toStores({ items: [{ ...item, longitude: null }] })[0]?.location).toBeNull();
    expect(toStores({ items: [{ ...item, latitude: 0, longitude: 0 }] })[0]?.location).toEqual({
      latitude: 0,
      longitude: 0,
    });
  });
});

describe('groupByRegion', () => {
  it('sorts voivodeships as Polish does and keeps the order of their shops', () => {
    const [store] = toStores({ items: [item] });
    const inRegion = (region: string, name: string): Store[] => (store ? [{ ...store, region, name }] : []);
    const stores = [
      ...inRegion('śląskie', 'A'),
      ...inRegion('wielkopolskie', 'B'),
      ...inRegion('łódzkie', 'C'),
      ...inRegion('śląskie', 'D'),
    ];
    const grouped = groupByRegion(stores, 'pl').map(({ name, stores: members }) => [
      name,
      members.map((member) => member.name),
    ]);
    expect(grouped).toEqual([
      ['łódzkie', ['C']],
      ['śląskie', ['A', 'D']],
      ['wielkopolskie', ['B']],
    ]);
  });
});

describe('getAddressLines', () => {
  it('has the lines that there are', () => {
    expect(
      getAddressLines({ addressLines: ['ul. Długa 1', 'wejście od podwórza'], postcode: '26-600', city: 'Radom' }),
    ).toEqual(['ul. Długa 1', 'wejście od podwórza', '26-600 Radom']);
    expect(getAddressLines({ addressLines: [], postcode: '', city: '' })).toEqual([]);
  });
});

describe('mapHref', () => {
  it('puts a marker on the map', () => {
    expect(mapHref({ latitude: 51.402, longitude: 21.152 })).toBe(
      'https://www.openstreetmap.org/?mlat=51.402&mlon=21.152#map=17/51.402/21.152',
    );
  });
});
