import { defineQuery, graphql } from '../../commerce/index.ts';

/**
 * One level of the category tree for the drawer: a category with its children, and what of theirs menus show. Magento's
 * `children_count` also counts categories that are inactive or not in menus.
 */
export const drawerLevelQuery = defineQuery({
  name: 'getDrawerLevel',
  document: graphql(`
    query getDrawerLevel($id: String!) {
      categories(filters: { category_uid: { in: [$id] } }) {
        items {
          uid
          name
          url_path
          url_suffix
          children_count
          children {
            uid
            name
            position
            include_in_menu
            url_path
            url_suffix
            children_count
            children {
              uid
              name
              include_in_menu
              url_path
            }
          }
        }
      }
    }
  `),
});
