import { isObject, isString } from '../../commerce/index.ts';

/** A payment method that the customer keeps, as the shop may show it. */
export interface SavedPayment {
  /** Names it toward the backend. */
  hash: string;
  /** Brand of a card, e.g. `Visa`; null for a brand that Magento does not name and for other payments. */
  brand: string | null;
  /** Last digits of a card; null for others. */
  digits: string | null;
  /** Month and year, e.g. `12/2029`; null without. */
  expires: string | null;
}

/** Card type codes of Magento (`Magento\Payment\Model\CcConfig`) and the brands they stand for. */
const cardBrands: Readonly<Partial<Record<string, string>>> = {
  AE: 'American Express',
  AU: 'Aura',
  CUP: 'UnionPay',
  DI: 'Discover',
  DN: 'Diners Club',
  ELO: 'Elo',
  HC: 'Hipercard',
  JCB: 'JCB',
  MC: 'Mastercard',
  MD: 'Maestro',
  MI: 'Maestro',
  UN: 'UnionPay',
  VI: 'Visa',
};

/**
 * Returns the label of a saved card, e.g. `Visa •••• 1111`.
 *
 * @param card - Brand and last digits.
 * @param fallback - Localized word for a card, used when the brand is unknown.
 */
export function formatCard({ brand, digits }: { brand: string | null; digits: string }, fallback: string): string {
  return `${brand ?? fallback} •••• ${digits}`;
}

/**
 * Reads Magento's `PaymentToken`: its details are JSON in a text, of which a card has `type`, `maskedCC` and
 * `expirationDate`.
 */
export function readSavedPayment({
  public_hash,
  details,
}: {
  public_hash: string;
  details?: string | null;
}): SavedPayment {
  const known = parse(details ?? '');
  const digits = isString(known['maskedCC']) ? (/\d{2,4}$/.exec(known['maskedCC'])?.[0] ?? null) : null;
  const expires =
    isString(known['expirationDate']) && /^\d{1,2}\/\d{2,4}$/.test(known['expirationDate'])
      ? known['expirationDate']
      : null;
  const brand = isString(known['type']) ? (cardBrands[known['type']] ?? null) : null;
  return { hash: public_hash, brand, digits, expires };
}

function parse(details: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(details);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
