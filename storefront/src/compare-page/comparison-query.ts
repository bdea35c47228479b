import { defineQuery, graphql } from '../commerce/index.ts';
import { productSummaryFields } from '../products/index.ts';

/** The products of a list with what they are compared by. */
export const comparisonQuery = defineQuery({
  name: 'getComparison',
  private: true,
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
