import { defineQuery, graphql } from '../commerce/index.ts';

/**
 * A category with its place in the tree.
 *
 * Magento answers a static block that is disabled, removed or of another store view with an error, in every display
 * mode. The page of the category does without the block.
 */
export const categoryQuery = defineQuery({
  name: 'getCategory',
  partial: ({ path }) => path.at(-1) === 'cms_block',
  document: graphql(`
    query getCategory($uid: String!) {
      categories(filters: { category_uid: { eq: $uid } }) {
        items {
          uid
          name
          description
          url_path
          url_suffix
          meta_title
          meta_description
          image
          display_mode
          is_anchor
          default_sort_by
          available_sort_by
          cms_block {
            content
          }
          breadcrumbs {
            category_uid
            category_name
            category_url_path
          }
          children {
            uid
            name
            position
            include_in_menu
            image
            url_path
            url_suffix
          }
        }
      }
    }
  `),
});
