import { priceIn, sumIn } from '../money.ts';
import type { Hundredths, PriceScope } from '../money.ts';
import type { CarrierSettings } from '../shop/settings.ts';
import type { StoreView } from '../store/store-view.ts';
import { getViewLanguage } from '../store/view-language.ts';

/** Value of goods from which shipping costs nothing, in hundredths of the scope's currency; null: never. */
export function getFreeShippingThreshold(scope: PriceScope): Hundredths | null {
  const { freeFrom } = scope.storeView.settings.shipping;
  return freeFrom === null ? null : sumIn(freeFrom, scope);
}

/** Carrier code of collection in a physical shop. */
export const PICKUP_CARRIER = 'instore';

/** A shipping method as offered for one cart and place. */
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

/** Returns titles in the language of a store view; those of the first language where there are none. */
function titlesIn({ titles }: CarrierSettings, storeView: StoreView): readonly [carrier: string, method: string] {
  return titles[getViewLanguage(storeView)] ?? Object.values(titles)[0] ?? ['', ''];
}

/** Returns the price of a carrier before offers of free shipping; undefined where it has no rate. */
function findPrice(
  { price, rates }: CarrierSettings,
  { countryCode, goodsValue, scope }: ShippingQuestion,
): Hundredths | undefined {
  if (!rates) return priceIn(price, scope);
  const rate = rates.findLast(
    ({ countries, minimumSubtotal = 0 }) =>
      (countries?.includes(countryCode.toUpperCase()) ?? true) && goodsValue >= sumIn(minimumSubtotal, scope),
  );
  return rate && priceIn(rate.price, scope);
}

/** All carriers of the shop for a cart and a place, unavailable ones included. */
export function listShippingMethods(question: ShippingQuestion): ShippingMethod[] {
  const { countryCode, goodsValue, isFree, scope } = question;
  const { countries, carriers } = scope.storeView.settings.shipping;
  const isServed = countries.includes(countryCode.toUpperCase());
  const threshold = getFreeShippingThreshold(scope);
  const costsNothing = isFree || (threshold !== null && goodsValue >= threshold);
  return carriers.map((carrier) => {
    const [carrierTitle, methodTitle] = titlesIn(carrier, scope.storeView);
    const facts = { carrierCode: carrier.code, carrierTitle };
    const price = isServed ? findPrice(carrier, question) : undefined;
    return price !== undefined
      ? {
          ...facts,
          methodCode: carrier.methodCode,
          methodTitle,
          price: costsNothing ? 0 : price,
          available: true,
          errorMessage: null,
        }
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
