import type { MessageCatalog } from '../i18n/index.ts';
import type { SalePrice, SalePriceProps } from './sale-price.tsx';

/** Source module of the prices, for the styles of the server's HTML. */
export const salePriceModule = 'src/sale-terms/sale-price.tsx';

/** The prices once their script is loaded. */
let loadedPrice: typeof SalePrice | null = null;

/** Loads what shows prices by quantity and fixed taxes, which few products have, and returns its messages. */
export async function loadSalePrice(): Promise<MessageCatalog> {
  const [{ SalePrice }, { saleTermsMessages }] = await Promise.all([
    import('./sale-price.tsx'),
    import('./messages.ts'),
  ]);
  loadedPrice = SalePrice;
  return saleTermsMessages;
}

/** The price of a product with terms. Load it with `loadSalePrice` before the page is rendered. */
export function LazySalePrice(props: SalePriceProps) {
  const Price = loadedPrice;
  return Price && <Price {...props} />;
}
