import { defineQuery, graphql } from '../commerce/index.ts';

/** A CMS block that content refers to. The frame asks for its own on the server; this one is fetched with what needs it. */
export const cmsBlockQuery = defineQuery({
  name: 'cmsBlocks',
  partial: true,
  document: graphql(`
    query cmsBlocks($identifiers: [String]!) {
      cmsBlocks(identifiers: $identifiers) {
        items {
          identifier
          content
        }
      }
    }
  `),
});
