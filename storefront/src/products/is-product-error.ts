import type { GraphQLErrorDetail } from '../commerce/index.ts';

const lists = /(?:^products,items|(?:related|upsell|crosssell)_products|,items_v2,items|\bvariants),\d/;

/**
 * Returns whether an error costs a list one of its products, and nothing else. The price of a grouped product without
 * parts in the website is an internal error of Magento, and so is whatever an extension cannot read.
 *
 * @see https://github.com/magento/magento2/issues/38665
 */
export const isProductError = ({ path }: Pick<GraphQLErrorDetail, 'path'>): boolean => lists.test(path.join());
