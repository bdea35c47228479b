import type { CmsPageView } from '../../content/index.ts';
import type { LoadContext } from '../../platform/navigation/load-context.ts';
import type { LoaderData } from '../../platform/navigation/page.tsx';
import { noRouteQuery } from './no-route-operations.ts';

/** What Magento installs, in English only. */
const installedText = 'we have a fine guess why';

/**
 * Loads the content that the merchant has written for URLs that lead nowhere.
 *
 * @returns null where there is none, it is the one that Magento installs, or it cannot be loaded
 */
export async function loadNoRoutePage(context: LoadContext): Promise<LoaderData<CmsPageView['content']> | null> {
  try {
    const { storeConfig } = await context.fetch(noRouteQuery, {});
    // Magento stores `identifier|page id`.
    const identifier = storeConfig?.cms_no_route?.split('|')[0];
    if (!identifier) return null;
    const { loadCmsPage } = await import('../../content/cms-page.tsx');
    const loaded = await loadCmsPage({ identifier }, context);
    const { content } = loaded.view;
    return JSON.stringify(content).includes(installedText) ? null : { ...loaded, view: content };
  } catch {
    // The page says what matters without it.
    return null;
  }
}
