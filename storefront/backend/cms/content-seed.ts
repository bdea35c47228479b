import type { SeedCmsBlock, SeedCmsPage } from '../seed/types.ts';

/** Editorial content that the CMS is filled with. */
export interface CmsSeed {
  readonly cmsPages: readonly SeedCmsPage[];
  readonly cmsBlocks: readonly SeedCmsBlock[];
}
