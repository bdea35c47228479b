import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillOrder } from '../checkout/fill-orders.ts';
import type { OrderState } from '../checkout/order-state.ts';
import { insertAddress } from '../customer/address-repository.ts';
import { readAddress } from '../customer/address-rules.ts';
import { findCustomer, insertCustomer } from '../customer/customer-repository.ts';
import { readProfile } from '../customer/profile-rules.ts';
import { addReview } from '../review/review.ts';
import { createTestBackend, valueAt } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';

const person = { firstname: 'Jan', lastname: 'Bielak' };
const address = {
  ...person,
  street: ['ul. Lipowa 1'],
  city: 'Warszawa',
  region: { region_id: 1014 },
  country_code: 'PL',
  postcode: '00-001',
  telephone: '+48 22 000 03 00',
};
const orderedAt = '2026-10-01T10:00:00.000Z';

describe('ProductReview.is_verified_buyer', () => {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend();
  });
  afterEach(() => {
    backend.dispose();
  });

  function addBuyer(
    items: { sku: string; parentSku?: string; quantity: number }[],
    state: Extract<OrderState, 'new' | 'processing' | 'complete'> = 'complete',
  ): number {
    const { database } = backend.service;
    const id = insertCustomer(
      database,
      `jan${items.length}${state}@example.com`,
      '',
      readProfile(person, null),
      orderedAt,
    );
    insertAddress(database, id, readAddress(address, null));
    const customer = findCustomer(database, id);
    if (customer)
      fillOrder(
        backend.service,
        { customer },
        { placed: { at: orderedAt }, items, carrierCode: 'courier', paymentMethod: 'banktransfer', state },
        orderedAt,
      );
    return id;
  }

  async function isVerified(
    sku: string,
    customerId: number | null,
    createdAt = '2026-11-02 12:00:00',
  ): Promise<unknown> {
    const review = { sku, nickname: 'Jan', summary: 'Dobre', text: 'Naprawdę.', stars: 4, createdAt };
    addReview(backend.service.database, review, { status: 'approved', origin: 'shopper', customerId });
    const answer = await backend.graphql(
      'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { reviews(pageSize: 20) { items { nickname is_verified_buyer } } } } }',
      { variables: { sku } },
    );
    const reviews = [valueAt(answer.data, 'products', 'items', 0, 'reviews', 'items')].flat();
    return valueAt(
      reviews.find((review) => valueAt(review, 'nickname') === 'Jan'),
      'is_verified_buyer',
    );
  }

  it('is true when the author had ordered the product', async () => {
    expect(await isVerified('VIT-C', addBuyer([{ sku: 'VIT-C', quantity: 1 }]))).toBe(true);
  });

  it('is true when the author had ordered a variant of the product', async () => {
    expect(await isVerified('KREA', addBuyer([{ sku: 'KREA-MAL-300', parentSku: 'KREA', quantity: 1 }]))).toBe(true);
  });

  it('is false when the author had ordered another product', async () => {
    expect(await isVerified('VIT-D3', addBuyer([{ sku: 'VIT-C', quantity: 1 }]))).toBe(false);
  });

  it('is false when the order is not paid', async () => {
    expect(await isVerified('VIT-C', addBuyer([{ sku: 'VIT-C', quantity: 1 }], 'new'))).toBe(false);
  });

  it('is false when the review was written before the order', async () => {
    expect(await isVerified('VIT-C', addBuyer([{ sku: 'VIT-C', quantity: 1 }]), '2026-10-01 09:00:00')).toBe(false);
  });

  it('is false when the author was not signed in', async () => {
    addBuyer([{ sku: 'VIT-C', quantity: 1 }]);
    expect(await isVerified('VIT-C', null)).toBe(false);
  });
});
