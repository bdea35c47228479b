import type { SeedOrder } from '../../backend/index.ts';

/** Past orders of the demo customer, oldest first. */
export const DEMO_ORDERS: readonly SeedOrder[] = [
  {
    placed: { daysAgo: 64 },
    items: [
      { sku: 'WIT-D3K2-30', parentSku: 'WIT-D3K2', quantity: 1 },
      { sku: 'ROS-ACEROLA', quantity: 2 },
      { sku: 'KRU-SELEN', quantity: 1 },
    ],
    couponCode: 'WITAJ10',
    carrierCode: 'courier',
    paymentMethod: 'banktransfer',
    state: 'complete',
    tracking: { title: 'Kurier', number: '0000 1200 0034 56' },
    comments: ['Paczka jest w drodze.'],
  },
  {
    placed: { daysAgo: 11 },
    items: [
      { sku: 'KAL-BIOTYNA', quantity: 1 },
      { sku: 'KRU-MG-TAURYN', quantity: 2 },
    ],
    carrierCode: 'parcel_locker',
    pickupPoint: 'WAW05A',
    paymentMethod: 'witryna_card',
    state: 'processing',
    comments: ['Dziękujemy za płatność. Pakujemy zamówienie.'],
  },
  {
    placed: { daysAgo: 1 },
    items: [{ sku: 'WIT-K2', quantity: 3 }],
    carrierCode: 'courier',
    paymentMethod: 'cashondelivery',
    state: 'new',
  },
];
