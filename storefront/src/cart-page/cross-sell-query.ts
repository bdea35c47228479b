import { isProductError, productSummaryFields, toProductSummary, type ProductSummary } from '../products/index.ts';
import { defineQuery, graphql, type Query, type ResultOf } from '../commerce/index.ts';

/** Written out: the type that follows from the document, with every type of line and product, is too long for TypeScript. */
interface CrossSellData {
  cart: {
    __typename: 'Cart';
    id: string;
    items: readonly ({ product: RecommendingProduct } | null)[] | null;
  } | null;
}

interface RecommendingProduct {
  sku: string | null;
  crosssell_products: readonly (ResultOf<typeof productSummaryFields> | null)[] | null;
}

/** Products that the shop recommends beside those in the cart. */
export const crossSellQuery: Query<CrossSellData, { cartId: string }> = defineQuery({
  name: 'getCartCrossSell',
  private: true,
  partial: isProductError,
  document: graphql(
    `
      query getCartCrossSell($cartId: String!) {
        cart(cart_id: $cartId) {
          __typename
          id
          items {
            __typename
            uid
            product {
              __typename
              uid
              sku
              crosssell_products {
                ...ProductSummary
              }
            }
          }
        }
      }
    `,
    [productSummaryFields],
  ),
});

/** Maximum number of recommended products. */
const most = 4;

/** The recommended products that are not in the cart and can be had, each once. */
export function toCrossSellProducts({ cart }: ResultOf<typeof crossSellQuery.document>): ProductSummary[] {
  const products = (cart?.items ?? []).flatMap((item) => (item ? [item.product] : []));
  const chosen = new Set(products.map(({ sku }) => sku));
  const found = new Map<string, ProductSummary>();
  for (const product of products.flatMap(({ crosssell_products: recommended }) => recommended ?? [])) {
    const summary = product && toProductSummary(product);
    if (summary && summary.inStock && !chosen.has(summary.sku)) found.set(summary.sku, summary);
  }
  return [...found.values()].slice(0, most);
}
