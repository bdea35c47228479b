import { polishMarkupSpacing } from '../catalogue/products/typography.ts';
import type { SeedCmsPage } from '../types.ts';
import { aboutUs } from './pages/about-us.ts';
import { accessibility, accessibilityInEnglish } from './pages/accessibility.ts';
import { chooseSupplement } from './pages/choose-supplement.ts';
import { customerService } from './pages/customer-service.ts';
import { home } from './pages/home.ts';
import { noRoute } from './pages/no-route.ts';
import { privacy } from './pages/privacy.ts';
import { storeVisit } from './pages/store-visit.ts';
import { terms } from './pages/terms.ts';
import { vitaminDGuide } from './pages/vitamin-d-guide.ts';

export { cmsBlocks } from './blocks.ts';
export { withoutStoreLocator } from './without-store-locator.ts';
export { urlRewrites } from './url-rewrites.ts';

/** Editorial pages of the demo shop. The home page is in Page Builder's style-block encoding, all others in inline styles. */
export const cmsPages: SeedCmsPage[] = withPolishSpacing([
  home,
  aboutUs,
  chooseSupplement,
  customerService,
  storeVisit,
  vitaminDGuide,
  terms,
  privacy,
  accessibility,
  accessibilityInEnglish,
  noRoute,
]);

function withPolishSpacing(pages: readonly SeedCmsPage[]): SeedCmsPage[] {
  return pages.map((page) => ({ ...page, content: polishMarkupSpacing(page.content) }));
}
