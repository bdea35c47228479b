import { defineQuery, graphql } from '../../commerce/index.ts';

/** One level of the category tree for the drawer: a category with its children. */
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
          }
        }
      }
    }
  `),
});
