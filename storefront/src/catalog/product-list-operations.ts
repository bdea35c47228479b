import { defineQuery, graphql } from '../commerce/index.ts';
import { isProductError, productSummaryFields } from '../products/index.ts';

const facetFields = graphql(`
  fragment Facets on Products {
    aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
      attribute_code
      label
      count
      position
      options {
        label
        value
        count
      }
    }
    filters {
      filter_items {
        value_string
        ... on SwatchLayerFilterItem {
          swatch_data {
            type
            value
          }
        }
      }
    }
  }
`);

const listFields = graphql(
  `
  fragment ProductListFields on Products {
    total_count
    page_info {
      current_page
      page_size
      total_pages
    }
    ...Facets
    suggestions {
      search
    }
    sort_fields {
      default
      options {
        label
        value
      }
    }
  }
`,
  [facetFields],
);

/** The values that a list can be filtered by, without its products. */
export const facetsQuery = defineQuery({
  name: 'getFacets',
  document: graphql(
    `
      query getFacets($search: String, $filter: ProductAttributeFilterInput!) {
        products(search: $search, filter: $filter, pageSize: 1) {
          ...Facets
        }
      }
    `,
    [facetFields],
  ),
});

/** One page of products of a category or a search. */
export const productListQuery = defineQuery({
  name: 'getProducts',
  partial: isProductError,
  document: graphql(
    `
      query getProducts($search: String, $filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput, $page: Int!, $size: Int!, $described: Boolean = false) {
        products(search: $search, filter: $filter, sort: $sort, currentPage: $page, pageSize: $size) {
          ...ProductListFields
          items {
            ...ProductSummary
            short_description @include(if: $described) {
              html
            }
          }
        }
      }
    `,
    [listFields, productSummaryFields],
  ),
});

/** Answer of {@link filterInputsQuery}. */
export interface FilterInputsResponse {
  __type: { inputFields: readonly { name: string; type: { name: string | null } }[] | null } | null;
}

/** The attributes that products can be filtered by, with the type of their filter. */
export const filterInputsQuery = defineQuery<FilterInputsResponse, Record<string, never>>({
  name: 'getFilterInputs',
  document: {
    toString: () => 'query getFilterInputs{__type(name:"ProductAttributeFilterInput"){inputFields{name type{name}}}}',
  },
});
