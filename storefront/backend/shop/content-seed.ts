/** Page of content. */
export interface SeedCmsPage {
  readonly identifier: string;
  readonly title: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
  readonly contentHeading?: string;
  /** Page Builder markup or plain HTML; `{{media url=…}}` is replaced by the media base. */
  readonly content: string;
  /** The page in other languages. */
  readonly translations?: Readonly<Record<string, SeedCmsPageTexts>>;
}

/** Texts of a page, without its identifier, which is the same in every language. */
export type SeedCmsPageTexts = Omit<SeedCmsPage, 'identifier' | 'translations'>;

/** Block of content that pages and templates show. */
export interface SeedCmsBlock {
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
  /** The block in other languages. */
  readonly translations?: Readonly<Record<string, SeedCmsBlockTexts>>;
}

/** Texts of a block, without its identifier, which is the same in every language. */
export type SeedCmsBlockTexts = Omit<SeedCmsBlock, 'identifier' | 'translations'>;

/** Redirect that the merchant has set. */
export interface SeedUrlRewrite {
  readonly requestPath: string;
  readonly targetPath: string;
  readonly redirectCode: 301 | 302;
}

/** Editorial content of the shop. */
export interface ContentSeed {
  /** The page `home` is the home page, `no-route` that of unknown paths. */
  readonly cmsPages: readonly SeedCmsPage[];
  /** The block `category-<path>` is below the list of a category. */
  readonly cmsBlocks: readonly SeedCmsBlock[];
  readonly urlRewrites: readonly SeedUrlRewrite[];
}
