import { defineQuery, graphql } from '../commerce/index.ts';

/** Videos of a product. Apart from the product's query, which has to fit into a URL and mostly has none to ask for. */
export const productVideosQuery = defineQuery({
  name: 'getProductVideos',
  document: graphql(`
    query getProductVideos($sku: String!) {
      products(filter: { sku: { eq: $sku } }) {
        items {
          __typename
          uid
          media_gallery {
            __typename
            url
            label
            position
            disabled
            ... on ProductVideo {
              video_content {
                video_url
                video_title
                video_description
              }
            }
          }
        }
      }
    }
  `),
});
