import { isObject } from '../../commerce/index.ts';
import type { Page } from './page.tsx';

/** The page type of the first view. */
export interface FirstPage {
  /** Whether the server's markup stands until the shopper does something. */
  still: boolean;
  /**
   * Imports it, with all its scripts at once.
   *
   * @throws Error when there is no such module
   */
  import(): Promise<Page<never>>;
}

/**
 * Reads which page type the first view has. The server wrote the address beside the boot script: a list of all page types, with
 * the names of their files, would weigh two kilobytes on every first load.
 */
export function readFirstPage(document: Document): FirstPage {
  const { page: address, still } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {};
  return {
    still: still !== undefined,
    import: async () => {
      document.head.append(...(still ? still.split(' ') : []).map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
      const module: unknown = address && (await import(/* @vite-ignore */ address));
      if (!isPageModule(module)) throw new Error('The page names no module of its own.');
      return module.page;
    },
  };
}

// The module comes from the same build, which checks what a page exports; here only its outline is.
const isPageModule = (module: unknown): module is { page: Page<never> } => isObject(module) && isObject(module['page']) && 'restore' in module['page'];
