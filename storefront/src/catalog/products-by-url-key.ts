import type { Capabilities } from '../commerce/index.ts';
import { productListQuery, productListWithLegalPricesQuery } from './product-list-operations.ts';

/** The list query that the backend can answer: with the shop's legal prices where it has them. */
export function productList(capabilities: Capabilities) {
  return capabilities.includes('omnibusPrice') && capabilities.includes('unitPrice') ? productListWithLegalPricesQuery : productListQuery;
}

/** Query and variables of the products with the given url keys, e.g. those of a CMS page. */
export function productsByUrlKey(urlKeys: readonly string[], capabilities: Capabilities) {
  return {
    query: productList(capabilities),
    variables: { filter: { url_key: { in: [...urlKeys] } }, page: 1, size: urlKeys.length },
  };
}
