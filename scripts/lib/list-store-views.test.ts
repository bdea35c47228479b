import { expect, it } from 'vitest';
import { listStoreViews } from './list-store-views.mjs';

const list = (availableStores: unknown) =>
  listStoreViews(() => Promise.resolve({ body: { data: { availableStores } } }), 'main');

it('lists the other store views in the order of their switcher', async () => {
  expect(
    await list([
      { store_code: 'en', store_sort_order: 20 },
      { store_code: 'main', store_sort_order: 0 },
      { store_code: 'de', store_sort_order: 10 },
      { store_code: 'fr', store_sort_order: null },
      null,
    ]),
  ).toEqual({ further: ['fr', 'de', 'en'], left: [] });
});

it('leaves those that are too many', async () => {
  const codes = Array.from({ length: 12 }, (_, index) => `view_${index}`);
  const { further, left } = await list(codes.map((store_code) => ({ store_code })));
  expect(further).toHaveLength(9);
  expect(left).toEqual(['view_9', 'view_10', 'view_11']);
});

it('lists none where the backend tells none', async () => {
  expect(await list(undefined)).toEqual({ further: [], left: [] });
});
