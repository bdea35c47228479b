import { defineQuery, graphql } from '../commerce/index.ts';
import { productSummaryFields } from '../products/index.ts';

/**
 * The products of a list with what they are compared by. A product that Magento cannot read is an error in its place,
 * and the others are compared without it.
 *
 * @see https://github.com/magento/magento2/issues/38665
 */
export const comparisonQuery = defineQuery({
  name: 'getComparison',
  private: true,
  partial: ({ path }) => /^compareList,items,\d/.test(path.join()),
  document: graphql(
    `
      query getComparison($uid: ID!) {
        compareList(uid: $uid) {
          uid
          attributes {
            code
            label
          }
          items {
            uid
            product {
              ...ProductSummary
            }
            attributes {
              code
              value
            }
          }
        }
      }
    `,
    [productSummaryFields],
  ),
});
