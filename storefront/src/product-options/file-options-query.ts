import { defineQuery, graphql, type ResultOf } from '../commerce/index.ts';

const fileOption = graphql(`
  fragment FileOption on CustomizableFileOption @_requires(capability: "fileOptions") {
    file: value @include(if: true) {
      price
      price_type
      file_extension
      image_size_x
      image_size_y
    }
  }
`);

export const fileOptionFields = graphql(
  `
    fragment FileOptions on ProductInterface {
      uid
      ... on CustomizableProductInterface {
        options {
          __typename
          uid
          ...FileOption
        }
      }
    }
  `,
  [fileOption],
);

/**
 * What files the options of a product take, where the cart can show them. Apart from what else is chosen, which has no
 * room for it in its address.
 */
export const fileOptionsQuery = defineQuery({
  name: 'getFileOptions',
  document: graphql(
    `
      query getFileOptions($sku: String!) {
        products(filter: { sku: { eq: $sku } }) {
          items {
            __typename
            ...FileOptions
          }
        }
      }
    `,
    [fileOptionFields],
  ),
});

/** Response with the options of type file of a product. */
export type FileOptions = ResultOf<typeof fileOptionsQuery.document>;
