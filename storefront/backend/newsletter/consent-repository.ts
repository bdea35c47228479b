import type { Database } from '../database/index.ts';

/** Records the marketing consent of a customer. */
export function saveCustomerConsent(database: Database, customerId: number, isConsent: boolean, at: string): void {
  database.run(
    `INSERT INTO customer_consent (customer_id, is_consent, changed_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET is_consent = excluded.is_consent, changed_at = excluded.changed_at`,
    [customerId, Number(isConsent), at],
  );
}

/** Records the marketing consent given in a guest cart (masked id). */
export function saveGuestConsent(database: Database, cartId: string, isConsent: boolean, at: string): void {
  database.run(
    `INSERT INTO guest_consent (cart_id, is_consent, changed_at) VALUES (?, ?, ?)
     ON CONFLICT (cart_id) DO UPDATE SET is_consent = excluded.is_consent, changed_at = excluded.changed_at`,
    [cartId, Number(isConsent), at],
  );
}
