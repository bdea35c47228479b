import type { SeedCmsBlock, SeedCmsPage, SeedUrlRewrite } from '../../backend/index.ts';
import { storeList } from './pages/store-list.ts';

interface Content {
  readonly cmsPages: readonly SeedCmsPage[];
  readonly cmsBlocks: readonly SeedCmsBlock[];
  readonly urlRewrites: readonly SeedUrlRewrite[];
}

const relink = <Texts extends { content: string }>(texts: Texts): Texts => ({
  ...texts,
  content: texts.content.replaceAll('href="/stores"', `href="/${storeList.identifier}"`),
});

const relinkPage = (page: SeedCmsPage): SeedCmsPage => ({ ...relink(page), ...(page.translations?.en && { translations: { en: relink(page.translations.en) } }) });

const relinkBlock = (block: SeedCmsBlock): SeedCmsBlock => ({ ...relink(block), ...(block.translations?.en && { translations: { en: relink(block.translations.en) } }) });

/** The same content as a merchant without a store locator writes it: what leads to the physical shops leads to a page with their list. */
export function withoutStoreLocator<Seed extends Content>(seed: Seed): Seed {
  return {
    ...seed,
    cmsPages: [...seed.cmsPages.map(relinkPage), storeList],
    cmsBlocks: seed.cmsBlocks.map(relinkBlock),
    urlRewrites: seed.urlRewrites.filter(({ requestPath }) => requestPath !== storeList.identifier),
  };
}
