const QUERY = `{
  categories { items { children { url_path url_suffix product_count include_in_menu } } }
  products(filter: {}, pageSize: 100) { items { __typename url_key url_suffix } }
}`;

/**
 * A page that stands for its kind.
 *
 * @typedef {{ kind: 'home' | 'category' | 'product', path: string }} SamplePage
 */

/**
 * The parts of the answer that are read here.
 *
 * @typedef {{ url_path: string, url_suffix: string | null, product_count: number, include_in_menu: number }} Category
 * @typedef {{ __typename: string, url_key: string, url_suffix: string | null }} Product
 * @typedef {{ data: { categories: { items: { children: Category[] }[] }, products: { items: Product[] } } }} Answer
 */

/**
 * Picks the home page, the fullest category of the menu and a configurable product, which has more to load than a
 * simple one.
 *
 * @param {string} backendUrl
 * @returns {Promise<SamplePage[]>}
 * @throws Error when the backend does not answer or has no products
 */
export async function samplePages(backendUrl) {
  const response = await fetch(`${backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data } = /** @type {Answer} */ (await response.json());
  const categories = data.categories.items
    .flatMap(({ children }) => children)
    .filter((category) => category.include_in_menu);
  const category = categories.sort((one, other) => other.product_count - one.product_count)[0];
  const products = data.products.items;
  const product = products.find(({ __typename }) => __typename === 'ConfigurableProduct') ?? products[0];
  if (!category || !product) throw new Error(`${backendUrl} has no category or no product to measure.`);
  return [
    { kind: 'home', path: '/' },
    { kind: 'category', path: `/${category.url_path}${category.url_suffix ?? ''}` },
    { kind: 'product', path: `/${product.url_key}${product.url_suffix ?? ''}` },
  ];
}
