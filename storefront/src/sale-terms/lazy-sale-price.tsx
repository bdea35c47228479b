import type { MessageCatalog } from '../i18n/index.ts';
import type { ProductPrice } from '../products/index.ts';
import type { getPriceFor } from './get-price-for.ts';
import type { SalePrice, SalePriceProps } from './sale-price.tsx';
import type { SaleTerms } from './sale-terms.ts';

/** Source module of the prices, for the styles of the server's HTML. */
export const salePriceModule = 'src/sale-terms/sale-price.tsx';

/** What shows and finds prices, once its script is loaded. */
let loaded: { SalePrice: typeof SalePrice; getPriceFor: typeof getPriceFor } | null = null;

/** Loads what shows prices by quantity and fixed taxes, which few products have, and returns its messages. */
export async function loadSalePrice(): Promise<MessageCatalog> {
  const [{ SalePrice }, { getPriceFor }, { saleTermsMessages }] = await Promise.all([
    import('./sale-price.tsx'),
    import('./get-price-for.ts'),
    import('./messages.ts'),
  ]);
  loaded = { SalePrice, getPriceFor };
  return saleTermsMessages;
}

/** The price of a product with terms. Load it with `loadSalePrice` before the page is rendered. */
export function LazySalePrice(props: SalePriceProps) {
  const Price = loaded?.SalePrice;
  return Price && <Price {...props} />;
}

/**
 * Returns the price of one piece of a quantity: that of a single piece for a product without terms. Call
 * `loadSalePrice` first for one that has some.
 */
export function getLazyPriceFor(quantity: number, price: ProductPrice, terms: SaleTerms | undefined): ProductPrice {
  return (terms && loaded?.getPriceFor(quantity, price, terms)) ?? price;
}
