import { isObject } from '../../commerce/index.ts';
import type { Page } from './page.tsx';

/** The route of the first page. */
export interface InitialRoute {
  /** Whether the page hydrates on the first interaction. */
  isDeferred: boolean;
  /** Whether the application was started by the first interaction, which also hydrates the page. */
  hasInteracted: boolean;
  /**
   * Imports the module of the page, and preloads its other scripts.
   *
   * @throws Error when there is no such module
   */
  import(): Promise<Page<never>>;
}

/**
 * Reads the route of the first page. The server writes the URL of its module to the boot script's element: a list of
 * all routes and their files would add two kilobytes to every first load.
 */
export function readInitialRoute(document: Document): InitialRoute {
  const {
    page: address,
    deferred,
    interacted,
  } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {};
  return {
    isDeferred: deferred !== undefined,
    hasInteracted: interacted !== undefined,
    import: async () => {
      document.head.append(
        ...(deferred ? deferred.split(' ') : []).map((href) =>
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
        ),
      );
      const module: unknown = address && (await import(/* @vite-ignore */ address));
      if (!isPageModule(module)) throw new Error('`data-page` names no page module.');
      return module.page;
    },
  };
}

// The module comes from the same build, so only its outline is checked.
const isPageModule = (module: unknown): module is { page: Page<never> } =>
  isObject(module) && isObject(module['page']) && 'restore' in module['page'];
