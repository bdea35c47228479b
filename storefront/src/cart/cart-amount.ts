import { toMinorUnits } from '../i18n/index.ts';

/** An amount as integer hundredths of its currency, e.g. grosze. */
export interface CartAmount {
  minor: number;
  currency: string;
}

/** Reads Magento's decimal amount; null when there is none. */
export function toCartAmount(
  money: { value?: number | null; currency?: string | null } | null | undefined,
): CartAmount | null {
  return typeof money?.value === 'number' && money.currency
    ? { minor: toMinorUnits(money.value), currency: money.currency }
    : null;
}
