import type { SeedCoupon } from '../../backend/index.ts';

/** Codes that a shopper can type into the cart. */
export const COUPONS: SeedCoupon[] = [
  { code: 'WITAJ10', label: 'Rabat powitalny 10%', effect: { type: 'percent', percent: 10 } },
  { code: 'DOSTAWA0', label: 'Darmowa dostawa', effect: { type: 'free-shipping' } },
  {
    code: 'RABAT20',
    label: '20 zł taniej od 150 zł',
    effect: { type: 'fixed', amount: 20_00 },
    minimumSubtotal: 150_00,
    usesPerCustomer: 1,
  },
  {
    code: 'LATO25',
    label: 'Letnia wyprzedaż 25%',
    effect: { type: 'percent', percent: 25 },
    expiresOn: '2026-08-31',
  },
];
