import type { toOrder } from '../order.ts';

/** An order as the backend sends it, with as few data as it may have. */
export const bareOrder = {
  id: 'MTI=',
  number: '000000012',
  created_at: '2026-11-20 09:15:00',
  order_date: '2026-11-20 10:15:00',
  status: 'Processing',
  available_actions: [],
  shipping_method: null,
  payment_methods: null,
  shipping_address: null,
  billing_address: null,
  items: null,
  shipments: null,
  invoices: [],
  credit_memos: null,
  comments: null,
  total: null,
} satisfies Parameters<typeof toOrder>[0];
