import { isObject, isString } from '../../commerce/index.ts';

/** A payment method that the customer keeps, as the shop may show it. */
export interface SavedPayment {
  /** Names it towards the backend. */
  hash: string;
  /** Last digits of a card; null for others. */
  digits: string | null;
  /** Month and year, e.g. `12/2029`; null without. */
  expires: string | null;
}

/** Reads Magento's `PaymentToken`: its details are JSON in a text, of which a card has `maskedCC` and `expirationDate`. */
export function readSavedPayment({ public_hash, details }: { public_hash: string; details?: string | null }): SavedPayment {
  const known = parse(details ?? '');
  const digits = isString(known['maskedCC']) ? (/\d{2,4}$/.exec(known['maskedCC'])?.[0] ?? null) : null;
  const expires = isString(known['expirationDate']) && /^\d{1,2}\/\d{2,4}$/.test(known['expirationDate']) ? known['expirationDate'] : null;
  return { hash: public_hash, digits, expires };
}

function parse(details: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(details);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
