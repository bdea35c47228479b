/**
 * Returns three products that can be bought as they are, with quantities from 1 to 3.
 *
 * @param {Pick<import('./create-backend-client.mjs').BackendClient, 'send'>} backend
 */
export async function getSimpleProducts({ send }) {
  const { products } = await send('{ products(filter: {}, pageSize: 40) { items { __typename sku stock_status } } }');
  return products.items
    .filter((product) => product.__typename === 'SimpleProduct' && product.stock_status === 'IN_STOCK')
    .slice(0, 3)
    .map((product, index) => ({ sku: product.sku, quantity: index + 1 }));
}
