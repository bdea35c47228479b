import { getAttributeText, toMoney } from '../products/index.ts';
import type { EnteredPriceProduct } from './entered-price-query.ts';

type SimpleProduct = Omit<EnteredPriceProduct, '__typename' | 'variants'>;

/** No country has more than 50 % of value added tax. */
const maxFactor = 1.5;

/** Most decimals of a percentage of tax: American rates such as 8.375 % have three. */
const maxDecimals = 3;

/**
 * Returns what leads from the price as the merchant entered it to the price as the catalog shows it, e.g. 1.23 where
 * 23 % tax is added. Magento names the prices of customizable options and of download links as entered.
 *
 * @param rate - Exchange rate of the base currency.
 * @returns 1 where the price as entered is unknown or the difference cannot be tax
 */
export function findPriceFactor(product: EnteredPriceProduct, rate: number): number {
  const variants = ('variants' in product ? (product.variants ?? []) : []).flatMap((variant) => variant?.product ?? []);
  for (const candidate of [product, ...variants]) {
    const entered = getEnteredPrice(candidate, rate);
    const { regular_price: regular, fixed_product_taxes: fixedTaxes } = candidate.price_range.minimum_price;
    const shown = toMoney(regular)?.minor;
    // The price may have such taxes or not.
    const isTaxed = fixedTaxes?.some((tax) => tax?.amount?.value);
    if (shown && entered && !isTaxed) return toFactor(shown, entered);
  }
  return 1;
}

/** Returns the regular price as entered, in fractions of minor units: merchants enter up to four decimals. */
function getEnteredPrice({ listing, price_tiers: tiers }: SimpleProduct, rate: number): number {
  const attribute = listing?.items.find((item) => item?.code === 'price');
  const price = Number(attribute ? getAttributeText(attribute) : 0) * rate;
  const [tier] = tiers ?? [];
  return (price || (tier?.final_price?.value ?? 0) + (tier?.discount?.amount_off ?? 0)) * 100;
}

function toFactor(shown: number, entered: number): number {
  const isNear = (factor: number) => Math.abs(entered * factor - shown) <= 1;
  const raw = shown / entered;
  if (isNear(1) || raw > maxFactor || raw < 1 / maxFactor) return 1;
  // A small price is rounded by much of its tax: the shortest percentage that fits is that of the law.
  const isAdded = raw > 1;
  const percent = (isAdded ? raw - 1 : 1 / raw - 1) * 100;
  for (let decimals = 0; decimals <= maxDecimals; decimals += 1) {
    const share = 1 + Number(percent.toFixed(decimals)) / 100;
    const factor = isAdded ? share : 1 / share;
    if (Math.abs(entered * factor - shown) <= 0.51) return factor;
  }
  return raw;
}
