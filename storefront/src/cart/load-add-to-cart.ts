/** Loads what handles a click on "Add to cart". */
export const loadAddToCart = () => import('./add-to-cart.ts');

/** Loads what adds a product by REST. */
export const loadAddByRest = () => import('./add-by-rest.ts');

/** Loads what handles a click that adds several products. */
export const loadAddProducts = () => import('./handle-add-products.ts');

/** Loads what adds a product and shows the cart, before the first one is added. */
export const preloadAddToCart = (): Promise<unknown> =>
  Promise.all([loadAddToCart(), import('./cart-actions.ts'), import('./mini-cart.tsx')]);
