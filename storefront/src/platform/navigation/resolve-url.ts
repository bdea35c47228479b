import { defineQuery, graphql } from '../../commerce/index.ts';

const variantLabels = graphql(`
  fragment VariantLabels on ConfigurableVariant @_requires(capability: "superLink") {
    super_link @include(if: true) {
      attribute_label
      value_label
    }
  }
`);

const storeListRoute = graphql(`
  fragment StoreListRoute on AbsoStoreList @_requires(capability: "storeLocator") {
    id @include(if: true)
  }
`);

const storeRoute = graphql(`
  fragment StoreRoute on AbsoStore @_requires(capability: "storeLocator") {
    identifier @include(if: true)
  }
`);

/** Resolves a path to an entity of the backend. Requested by `fetchRoute`. */
export const resolveUrlQuery = defineQuery({
  name: 'ResolveURL',
  document: graphql(
    `
      query ResolveURL($url: String!) {
        route(url: $url) {
          relative_url
          redirect_code
          type
          ... on CmsPage {
            identifier
            content
          }
          ... on CategoryInterface {
            uid
          }
          ... on ProductInterface {
            uid
            sku
            image {
              url
            }
            categories {
              uid
            }
          }
          ... on ConfigurableProduct {
            variants {
              product {
                uid
                image {
                  url
                }
              }
              ...VariantLabels
            }
          }
          ...StoreListRoute
          ...StoreRoute
        }
      }
    `,
    [variantLabels, storeListRoute, storeRoute],
  ),
  partial: true,
});
