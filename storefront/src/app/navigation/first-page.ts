import { isObject } from '../../commerce/index.ts';
import type { Page } from './page.tsx';

/**
 * Imports the page type of the first view, whose address the server wrote beside the boot script: a list of all page types, with
 * the names of their files, would weigh two kilobytes on every first load.
 *
 * @throws Error when there is no such module
 */
export async function importFirstPage(document: Document): Promise<Page<never>> {
  const address = document.querySelector<HTMLElement>('script[data-page]')?.dataset['page'];
  const module: unknown = address && (await import(/* @vite-ignore */ address));
  if (!isPageModule(module)) throw new Error('The page names no module of its own.');
  return module.page;
}

// The module comes from the same build, which checks what a page exports; here only its outline is.
const isPageModule = (module: unknown): module is { page: Page<never> } => isObject(module) && isObject(module['page']) && 'restore' in module['page'];
