import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../testing/index.ts';
import { findLinkedOrder, getLinkedOrderId } from './find-linked-order.ts';

describe('getLinkedOrderId', () => {
  it.each([
    ['?order_id=123', '123'],
    ['?p=2&order_id=7', '7'],
    ['', null],
    ['?order_id=', null],
    ['?order_id=0', null],
    ['?order_id=12a', null],
    ['?order_id=12345678901', null],
  ])('reads of "%s" %s', (search, id) => {
    expect(getLinkedOrderId(search)).toBe(id);
  });
});

/** A backend whose customer has orders with ids, fifty a page. */
function setUp(ids: readonly number[]) {
  const { client, sent } = fakeBackend(({ variables }) => {
    const page = Number(variables['page']);
    const items = ids.slice((page - 1) * 50, page * 50).map((id) => ({ id: btoa(`${id}`), number: `N-${id}` }));
    return {
      data: {
        customer: {
          __typename: 'Customer',
          orders: { page_info: { total_pages: Math.ceil(ids.length / 50) }, items: [null, ...items] },
        },
      },
    };
  });
  return { client, pages: () => sent.map(({ variables }) => variables['page']) };
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);

describe('findLinkedOrder', () => {
  it('finds an order on the first page', async () => {
    const { client, pages } = setUp(range(200, 120));
    expect(await findLinkedOrder(client, '200')).toBe('N-200');
    expect(pages()).toEqual([1]);
  });

  it('finds an order on a later page', async () => {
    const { client, pages } = setUp(range(200, 120));
    expect(await findLinkedOrder(client, '81')).toBe('N-81');
    expect(pages()).toEqual([1, 2, 3]);
  });

  it('finds none where no order has the id, not even as a part of it', async () => {
    const { client, pages } = setUp(range(200, 120));
    expect(await findLinkedOrder(client, '20')).toBeNull();
    expect(pages()).toEqual([1, 2, 3]);
  });

  it('looks through six pages at most', async () => {
    const { client, pages } = setUp(range(5000, 4000));
    expect(await findLinkedOrder(client, '1001')).toBeNull();
    expect(pages()).toHaveLength(6);
  });

  it('finds none for a customer without orders', async () => {
    expect(await findLinkedOrder(setUp([]).client, '1')).toBeNull();
  });

  it('rejects where the backend does not answer', async () => {
    const { client } = fakeBackend(() => new Response('', { status: 500 }));
    await expect(findLinkedOrder(client, '1')).rejects.toThrow();
  });
});
