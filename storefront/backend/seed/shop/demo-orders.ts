/** A past order of the demo customer. */
export interface DemoOrder {
  daysAgo: number;
  /** What was bought: simple products, or variants with their parent's sku. */
  items: { sku: string; parentSku?: string; quantity: number }[];
  couponCode?: string;
  carrierCode: 'courier' | 'parcel_locker' | 'instore';
  /** Code of the locker or shop where it is picked up. Absent: it goes to the address. */
  pickupPoint?: string;
  paymentMethod: 'banktransfer' | 'cashondelivery' | 'witryna_card';
  state: 'new' | 'processing' | 'complete';
  tracking?: { title: string; number: string };
  comments: string[];
}

/** Oldest first. */
export const DEMO_ORDERS: DemoOrder[] = [
  {
    daysAgo: 64,
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
    daysAgo: 11,
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
    daysAgo: 1,
    items: [{ sku: 'WIT-K2', quantity: 3 }],
    carrierCode: 'courier',
    paymentMethod: 'cashondelivery',
    state: 'new',
    comments: [],
  },
];
