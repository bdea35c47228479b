/** Loads what handles a click on "Add to cart". */
export const loadAddToCart = () => import('./add-to-cart.ts');

/** Loads what adds a product by REST. */
export const loadAddByRest = () => import('./add-by-rest.ts');

/** Loads what handles a click that adds several products. */
export const loadAddProducts = () => import('./handle-add-products.ts');
