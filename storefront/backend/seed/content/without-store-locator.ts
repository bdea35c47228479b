import type { SeedCmsBlock, SeedCmsPage, SeedUrlRewrite } from '../types.ts';
import { storeList } from './pages/store-list.ts';

interface Content {
  readonly cmsPages: readonly SeedCmsPage[];
  readonly cmsBlocks: readonly SeedCmsBlock[];
  readonly urlRewrites: readonly SeedUrlRewrite[];
}

const relinked = <Entry extends { content: string }>(entry: Entry): Entry => ({
  ...entry,
  content: entry.content.replaceAll('href="/stores"', `href="/${storeList.identifier}"`),
});

/** The same content as a merchant without a store locator writes it: what leads to the physical shops leads to a page with their list. */
export function withoutStoreLocator<Seed extends Content>(seed: Seed): Seed {
  return {
    ...seed,
    cmsPages: [...seed.cmsPages.map(relinked), storeList],
    cmsBlocks: seed.cmsBlocks.map(relinked),
    urlRewrites: seed.urlRewrites.filter(({ requestPath }) => requestPath !== storeList.identifier),
  };
}
