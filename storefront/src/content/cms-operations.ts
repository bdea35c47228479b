import { defineQuery, graphql } from '../commerce/index.ts';

/** A CMS page by its identifier. */
export const cmsPageQuery = defineQuery({
  name: 'getCmsPage',
  document: graphql(`
    query getCmsPage($identifier: String!) {
      cmsPage(identifier: $identifier) {
        identifier
        title
        content_heading
        content
        meta_title
        meta_description
      }
    }
  `),
});
