import { Stack } from '@witryna/ui/layout';
import type { CartAmount, Credit } from '../cart/index.ts';
import { useMessages } from '../i18n/index.ts';
import { toCreditOffers } from './credit-offers.ts';
import { CreditOfferRow, type CreditChangeHandlers } from './credit-offer-row.tsx';
import { creditMessages } from './messages.ts';

export interface CreditPanelProps extends CreditChangeHandlers {
  balances: readonly Credit[];
  /** What of them pays for the cart. */
  applied: readonly Credit[];
  /** What is left to pay; null while it is unknown. */
  total: CartAmount | null;
}

/** What a customer can pay with before any payment method: store credit and reward points. */
export function CreditPanel({ balances, applied, total, ...events }: CreditPanelProps) {
  const areTextsReady = useMessages(creditMessages);
  const offers = toCreditOffers(balances, applied, total);
  if (!areTextsReady || offers.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap="x3">
      {offers.map((offer) => (
        <li key={offer.kind}>
          <CreditOfferRow offer={offer} {...events} />
        </li>
      ))}
    </Stack>
  );
}
