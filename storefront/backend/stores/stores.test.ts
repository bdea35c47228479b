import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyNumber, textWith } from '../checkout/testing/matchers.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const FIELDS = `entity_id identifier name url_key address1 address2 city country_id region region_id telephone store_type postcode
  latitude longitude is_active opening_hours { items { day open close } } special_schedule`;

const stores = (args: string, fields = 'identifier distance') =>
  shop.ask(`{ absoStores(${args}) { total_count page_info { total_pages } items { ${fields} } } }`);

const GDANSK = '{ latitude: 54.352, longitude: 18.6466 }';

describe('physical shops', () => {
  it('[LOC-02] [LOC-03] [LOC-17] are found by identifier with all their fields', async () => {
    const answer = await stores('filter: { identifier: { eq: "warszawa-nowy-swiat" } }', FIELDS);
    expect(answer.errors).toEqual([]);
    expect(answer.at('absoStores')).toMatchObject({
      total_count: 1,
      items: [
        {
          entity_id: anyNumber,
          identifier: 'warszawa-nowy-swiat',
          name: 'Witryna Warszawa, Nowy Świat',
          url_key: 'warszawa-nowy-swiat',
          city: 'Warszawa',
          country_id: 'PL',
          region: 'mazowieckie',
          region_id: 1014,
          postcode: '00-373',
          is_active: true,
          special_schedule: textWith('doradca'),
        },
      ],
    });
    expect(answer.at('absoStores', 'items', 0, 'opening_hours', 'items')).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({ day, open: '9:00', close: '20:00' })),
      { day: 'Saturday', open: '10:00', close: '18:00' },
      { day: 'Sunday', open: null, close: null },
    ]);
  });

  it('are listed in pages, by city, and nearest first with an origin', async () => {
    expect((await stores('pageSize: 100')).at('absoStores', 'total_count')).toBe(40);
    expect((await stores('filter: { city: { in: ["Kraków", "gdynia"] } }')).at('absoStores', 'items')).toMatchObject([
      { identifier: 'gdynia', distance: null },
      { identifier: 'krakow-florianska' },
      { identifier: 'krakow-podgorze' },
    ]);
    const near = await stores(`origin: ${GDANSK}, pageSize: 3`);
    expect(near.at('absoStores', 'items', 0)).toEqual({ identifier: 'gdansk-dluga', distance: 0.5 });
    expect(near.at('absoStores', 'items', 2, 'identifier')).toBe('gdynia');
    expect((await stores('origin: { latitude: 100, longitude: 0 }')).errors[0]?.extensions).toEqual({
      category: 'graphql-input',
    });
  });

  it('[LOC-04] [LOC-05] tell the dated exceptions of a range', async () => {
    const hours = await stores(
      'filter: { identifier: { eq: "warszawa-nowy-swiat" } }',
      'special_hours(dateRangeStart: "2026-12-20", dateRangeEnd: "2026-12-25") { title date dayLabel open close }',
    );
    expect(hours.at('absoStores', 'items', 0, 'special_hours')).toEqual([
      { title: 'Niedziela handlowa', date: '2026-12-20', dayLabel: 'niedziela', open: '10:00', close: '16:00' },
      { title: 'Wigilia', date: '2026-12-24', dayLabel: 'czwartek', open: null, close: null },
      { title: 'Boże Narodzenie', date: '2026-12-25', dayLabel: 'piątek', open: null, close: null },
    ]);
    const wrong = await stores('pageSize: 1', 'special_hours(dateRangeStart: "jutro") { title }');
    expect(wrong.errors[0]?.message).toBe('"jutro" is not a valid date.');
  });
});

describe('favorite shop', () => {
  const favorite = (origin: string, token?: string) =>
    shop.ask(`{ getFavoriteStore${origin === '' ? '' : `(origin: ${origin})`} { identifier distance } }`, {}, token);
  const save = (identifier: string, token?: string) =>
    shop.ask(
      'mutation ($identifier: String!) { setFavoriteStore(identifier: $identifier) { identifier city } }',
      { identifier },
      token,
    );

  it('[LOC-19] is the nearest for a guest with a place, and null without', async () => {
    expect((await favorite(GDANSK)).at('getFavoriteStore', 'identifier')).toBe('gdansk-dluga');
    expect((await favorite('')).data).toEqual({ getFavoriteStore: null });
  });

  it('[LOC-13] [LOC-14] is kept for a customer and wins over the nearest', async () => {
    const { token } = await shop.newCustomer();
    expect((await save('zamosc', token)).data).toEqual({ setFavoriteStore: { identifier: 'zamosc', city: 'Zamość' } });
    expect((await favorite(GDANSK, token)).at('getFavoriteStore', 'identifier')).toBe('zamosc');
    expect((await favorite('', token)).at('getFavoriteStore')).toEqual({ identifier: 'zamosc', distance: null });
  });

  it('cannot be saved by a guest, nor under an unknown identifier', async () => {
    const { token } = await shop.newCustomer();
    expect((await save('zamosc')).errors[0]?.extensions).toEqual({ category: 'graphql-authorization' });
    expect((await save('nigdzie', token)).errors[0]?.extensions).toEqual({ category: 'graphql-no-such-entity' });
  });
});

describe('pickup locations', () => {
  const locations = (args: string) =>
    shop.ask(`{ pickupLocations(${args}) { total_count items { pickup_location_code name city street phone } } }`);

  const fetchCount = async (...some: string[]) =>
    Number(
      (await locations(`pageSize: 100, productsInfo: [${some.map((sku) => `{ sku: "${sku}" }`).join()}]`)).at(
        'pickupLocations',
        'total_count',
      ),
    );

  it('are the shops, found by their code, city or neighborhood', async () => {
    expect((await locations('filters: { pickup_location_code: { eq: "torun" } }')).at('pickupLocations')).toMatchObject(
      {
        total_count: 1,
        items: [{ pickup_location_code: 'torun', city: 'Toruń' }],
      },
    );
    expect((await locations('filters: { city: { like: "Gda%" } }')).at('pickupLocations', 'total_count')).toBe(2);
    const near = await locations('area: { radius: 30, search_term: "80-831:PL" }, sort: { distance: DESC }');
    expect(near.at('pickupLocations', 'items', 0, 'city')).toBe('Gdynia');
    expect((await locations('area: { radius: 30, search_term: "99-999:PL" }')).errors[0]?.extensions).toEqual({
      category: 'graphql-no-such-entity',
    });
  });

  it('are only shops that offer it', async () => {
    expect((await locations('pageSize: 100')).at('pickupLocations', 'total_count')).toBe(38);
    expect(
      (await locations('filters: { pickup_location_code: { eq: "przemysl" } }')).at('pickupLocations', 'total_count'),
    ).toBe(0);
    expect((await stores('filter: { identifier: { eq: "przemysl" } }')).at('absoStores', 'total_count')).toBe(1);
  });

  it('with products are those that all of them are assigned to, whatever their stock is', async () => {
    const { at } = await shop.ask('{ products(filter: {}, pageSize: 40) { items { __typename sku stock_status } } }');
    const items = at('products', 'items');
    const skus = (
      Array.isArray(items) ? items.map((item: { __typename: string; sku: string; stock_status: string }) => item) : []
    ).filter(({ __typename }) => __typename === 'SimpleProduct');
    const available = skus.filter(({ stock_status: status }) => status === 'IN_STOCK').map(({ sku }) => sku);
    const [first = '', second = ''] = available;
    const both = await fetchCount(first, second);
    expect(await fetchCount(first)).toBeGreaterThan(both);
    expect(both).toBeGreaterThan(0);
    const missing = skus.find(({ stock_status: status }) => status === 'OUT_OF_STOCK');
    if (missing) expect(await fetchCount(missing.sku)).toBeGreaterThan(0);
    expect(await fetchCount('no such product')).toBe(0);
    expect(await fetchCount(first, first)).toBe(0);
  });

  it('with a product that only consists of others are none', async () => {
    expect(await fetchCount('KREA-MAL-600')).toBeGreaterThan(0);
    expect(await fetchCount('KREA')).toBe(0);
  });
});

describe('routes', () => {
  const ROUTE = `query ($url: String!) { route(url: $url) {
    __typename relative_url redirect_code type ... on AbsoStoreList { id } ... on AbsoStore { identifier city }
  } }`;

  it('[LOC-01] lead to the list and to every shop', async () => {
    expect((await shop.ask(ROUTE, { url: '/stores' })).at('route')).toEqual({
      __typename: 'AbsoStoreList',
      relative_url: 'stores',
      redirect_code: 0,
      type: 'ABSO_STORE_LIST',
      id: 'stores',
    });
    expect((await shop.ask(ROUTE, { url: '/stores/torun' })).at('route')).toEqual({
      __typename: 'AbsoStore',
      relative_url: 'stores/torun',
      redirect_code: 0,
      type: 'ABSO_STORE',
      identifier: 'torun',
      city: 'Toruń',
    });
    for (const url of ['/stores/nigdzie', '/stores/torun/kontakt', '/storesx']) {
      expect((await shop.ask(ROUTE, { url })).data).toEqual({ route: null });
    }
  });
});
