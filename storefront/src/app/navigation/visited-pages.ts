import type { Place, Shown } from './browser-navigation.ts';
import { isPublicPage } from './is-public-page.ts';
import type { LoadedPage } from './page.tsx';
import { placeKey } from './place-key.ts';

/** How long a page can be shown again as it was, in ms. */
const lifetime = 5 * 60_000;

/** Most pages that are kept: as many as somebody goes back at a stretch. */
const maximumPages = 10;

/** Gives a page that was shown, ready to be drawn again. */
export type ShowAgain = () => Promise<Omit<Shown, 'place'>>;

export interface VisitedPages {
  /** @param load makes the page anew. Default: it is the shown one */
  keep(shown: Shown, load?: () => Promise<LoadedPage>): void;
  /** The page of a history entry; undefined when it is not kept, or when the entry has another address by now. */
  find(key: string | undefined, url: Pick<Place, 'pathname' | 'search'>): ShowAgain | undefined;
}

export interface VisitedPagesOptions {
  /** Who is shopping: what one has seen is not shown to another. Default: nobody else comes */
  audience?: (() => unknown) | undefined;
}

/**
 * Remembers the last public pages by their history entries, so that Back and forward show them at once, without the network.
 */
export function createVisitedPages({ audience = () => null }: VisitedPagesOptions = {}): VisitedPages {
  const pages = new Map<string, { show: ShowAgain; audience: unknown; at: number; address: string }>();
  return {
    keep: ({ place, page, ...shown }, load = () => Promise.resolve(page)) => {
      pages.delete(place.key);
      if (!isPublicPage({ ...shown, page })) return;
      pages.set(place.key, {
        show: async () => ({ ...shown, page: await load() }),
        audience: audience(),
        at: Date.now(),
        address: placeKey(place),
      });
      const [oldest] = pages.keys();
      if (oldest !== undefined && pages.size > maximumPages) pages.delete(oldest);
    },
    find: (key = '', url) => {
      const page = pages.get(key);
      const isFit = page?.address === placeKey(url) && page.audience === audience() && Date.now() - page.at < lifetime;
      return isFit ? page.show : undefined;
    },
  };
}
