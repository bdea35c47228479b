import { LOCKER_CARRIER } from '../parcel-lockers/index.ts';
import { priceIn, sumIn } from '../money.ts';
import type { Hundredths, PriceScope } from '../money.ts';
import type { Grosze } from '../seed/types.ts';

/** Value of the goods after discounts from which courier and parcel locker cost nothing. */
const FREE_SHIPPING_FROM: Grosze = 149_00;

/** The same in hundredths of the scope's currency. */
export const freeShippingFrom = (scope: PriceScope): Hundredths => sumIn(FREE_SHIPPING_FROM, scope);

/** The only country that the shop delivers to. */
export const DELIVERY_COUNTRY = 'PL';

/** Carrier code of collection in a physical shop. */
export const PICKUP_CARRIER = 'instore';

/** A way of delivery as offered for one cart and place. */
export interface ShippingMethod {
  carrierCode: string;
  carrierTitle: string;
  /** Null when the carrier is not available. */
  methodCode: string | null;
  methodTitle: string | null;
  /** Gross. */
  price: Hundredths;
  available: boolean;
  errorMessage: string | null;
}

interface Carrier {
  code: string;
  methodCode: string;
  price: Grosze;
  /** By language: carrier and method. */
  titles: Record<'pl' | 'en', readonly [carrier: string, method: string]>;
}

const CARRIERS: readonly Carrier[] = [
  {
    code: 'courier',
    methodCode: 'standard',
    price: 14_99,
    titles: { pl: ['Kurier', 'Dostawa pod drzwi, 1–2 dni robocze'], en: ['Courier', 'To your door, 1–2 working days'] },
  },
  {
    code: LOCKER_CARRIER,
    methodCode: 'standard',
    price: 11_99,
    titles: { pl: ['Automat paczkowy', 'Odbiór przez całą dobę'], en: ['Parcel locker', 'Collection round the clock'] },
  },
  {
    code: PICKUP_CARRIER,
    methodCode: 'pickup',
    price: 0,
    titles: { pl: ['Odbiór w sklepie', 'W jednym z naszych sklepów'], en: ['In-store pickup', 'At one of our shops'] },
  },
];

/** What the offer depends on. */
interface ShippingQuestion {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Goods after discounts, gross, in the scope's currency. */
  goodsValue: Hundredths;
  /** True with a coupon for free delivery. */
  isFree: boolean;
  /** Where the offer is shown. */
  scope: PriceScope;
}

/** All carriers of the shop for a cart and a place, unavailable ones included. */
export function listShippingMethods({ countryCode, goodsValue, isFree, scope }: ShippingQuestion): ShippingMethod[] {
  const isServed = countryCode.toUpperCase() === DELIVERY_COUNTRY;
  const costsNothing = isFree || goodsValue >= freeShippingFrom(scope);
  return CARRIERS.map(({ code, methodCode, price, titles }) => {
    const [carrierTitle, methodTitle] = titles[scope.storeView.locale.startsWith('pl') ? 'pl' : 'en'];
    const facts = { carrierCode: code, carrierTitle };
    return isServed
      ? { ...facts, methodCode, methodTitle, price: costsNothing ? 0 : priceIn(price, scope), available: true, errorMessage: null }
      : {
          ...facts,
          methodCode: null,
          methodTitle: null,
          price: 0,
          available: false,
          errorMessage: 'This shipping method is not available. To use this shipping method, please contact us.',
        };
  });
}

/** An available method among the offered ones, or undefined. */
export function findShippingMethod(
  methods: readonly ShippingMethod[],
  carrierCode: string,
  methodCode: string,
): ShippingMethod | undefined {
  return methods.find(
    (method) => method.available && method.carrierCode === carrierCode && method.methodCode === methodCode,
  );
}
