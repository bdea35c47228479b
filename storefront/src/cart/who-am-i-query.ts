import { defineQuery, graphql } from '../commerce/index.ts';

/** Customer whom the backend identifies by the token. */
export const whoAmIQuery = defineQuery({
  name: 'whoAmI',
  private: true,
  document: graphql(`
    query whoAmI {
      customer {
        __typename
        email
      }
    }
  `),
});
