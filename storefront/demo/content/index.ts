import { products } from '../catalog/index.ts';
import { polishMarkupSpacing } from '../catalog/products/typography.ts';
import type { SeedCmsBlock, SeedCmsPage, SeedCmsPageTexts } from '../../backend/index.ts';
import { polishBlocks } from './blocks.ts';
import { categoryBlocks } from './category-blocks.ts';
import { toEnglishLinks } from './english-links.ts';
import * as english from './locales/en/index.ts';
import * as polish from './locales/pl/index.ts';
import type { ListedProduct } from './markup/product-list.ts';
import { createAboutUs } from './pages/about-us.ts';
import { accessibility, accessibilityInEnglish } from './pages/accessibility.ts';
import { createChooseSupplement } from './pages/choose-supplement.ts';
import { createCustomerService } from './pages/customer-service.ts';
import { createHome } from './pages/home.ts';
import { noRoute } from './pages/no-route.ts';
import { privacy } from './pages/privacy.ts';
import { createStoreVisit } from './pages/store-visit.ts';
import { terms } from './pages/terms.ts';
import { createVitaminDGuide } from './pages/vitamin-d-guide.ts';

export { withoutStoreLocator } from './without-store-locator.ts';
export { urlRewrites } from './url-rewrites.ts';

/** The English name of a listed product. */
function getEnglishName({ urlKey, name }: ListedProduct): string {
  return products.find((product) => product.urlKey === urlKey)?.translations?.en?.name ?? name;
}

function translated(page: SeedCmsPage, en: SeedCmsPageTexts): SeedCmsPage {
  return {
    ...page,
    content: polishMarkupSpacing(page.content),
    translations: { en: { ...en, content: toEnglishLinks(en.content) } },
  };
}

/** Editorial pages of the demo shop. The home page is in Page Builder's style-block encoding, all others in inline styles. */
export const cmsPages: SeedCmsPage[] = [
  translated({ identifier: 'home', ...createHome(polish.homeWords) }, createHome(english.homeWords, getEnglishName)),
  translated({ identifier: 'about-us', ...createAboutUs(polish.aboutUsWords) }, createAboutUs(english.aboutUsWords)),
  translated(
    { identifier: 'dobierz-suplement', ...createChooseSupplement(polish.chooseSupplementWords) },
    createChooseSupplement(english.chooseSupplementWords),
  ),
  translated(
    { identifier: 'customer-service', ...createCustomerService(polish.customerServiceWords) },
    createCustomerService(english.customerServiceWords),
  ),
  translated({ identifier: 'wizyta-w-salonie', ...createStoreVisit(polish.storeVisitWords) }, createStoreVisit(english.storeVisitWords)),
  translated(
    { identifier: 'poradnik-dawkowanie-witaminy-d3', ...createVitaminDGuide(polish.vitaminDGuideWords) },
    createVitaminDGuide(english.vitaminDGuideWords, getEnglishName),
  ),
  translated(terms, english.terms),
  translated(privacy, english.privacy),
  translated(accessibility, english.accessibility),
  translated(accessibilityInEnglish, english.accessibility),
  translated(noRoute, english.noRoute),
];

/** Blocks of the frame around every page, one that a button opens, and those below lists of products. */
export const cmsBlocks: SeedCmsBlock[] = [
  ...polishBlocks.map((block) => {
    const en = english.englishBlocks[block.identifier];
    return en ? { ...block, translations: { en: { ...en, content: toEnglishLinks(en.content) } } } : block;
  }),
  ...categoryBlocks,
];
