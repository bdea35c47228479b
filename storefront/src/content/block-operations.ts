import { defineQuery, graphql } from '../commerce/index.ts';

/** CMS blocks by identifier; a missing block is left out. */
export const cmsBlocksQuery = defineQuery({
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
