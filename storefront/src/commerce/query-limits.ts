/**
 * What the queries of the shop need of a backend's limits. No query has more; Magento allows at least as much by default.
 * `npm run doctor` checks a backend for them.
 */
export const queryLimits = {
  /** Aliases of a document: Magento's default (`graphql/validation/maximum_alias_allowed`). */
  aliases: 10,
  /** Fields of an operation, those of its fragments included (`queryComplexity`). Default of Magento: 300 or more. */
  complexity: 250,
  /** Fields below one another (`queryDepth`). Default of Magento: 20. */
  depth: 10,
  /** Items of a page: Magento's default where that limit is enabled (`graphql/validation/maximum_page_size`). */
  pageSize: 300,
} as const;
