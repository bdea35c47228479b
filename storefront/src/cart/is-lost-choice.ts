import type { GraphQLErrorDetail } from '../commerce/index.ts';

/**
 * Returns whether an error is about a chosen option that the product of a line no longer has. The option is null then,
 * and the cart can be read and changed without it.
 *
 * @see https://github.com/magento/magento2/issues/39729
 */
export const isLostChoice = ({ path }: Pick<GraphQLErrorDetail, 'path'>): boolean =>
  path.includes('customizable_options');
