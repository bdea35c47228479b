import type { SeedCmsBlock, SeedCmsPage, SeedUrlRewrite } from '../types.ts';

/** Editorial pages of the demo shop. */
export const cmsPages: SeedCmsPage[] = [];
/** Editorial blocks of the demo shop. */
export const cmsBlocks: SeedCmsBlock[] = [];
/** Redirects of the demo shop. */
export const urlRewrites: SeedUrlRewrite[] = [];
