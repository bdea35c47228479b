// The first script of a page, and a small one. On a slow network the application's scripts would take the bandwidth that the
// main picture needs, so they are fetched when it is there; at once when the shopper already acts.

import { showIncompletePage } from './incomplete-page.ts';
import { reloadOnce } from './reload-once.ts';

/** How long a picture may hold the application back, in ms. */
const LONGEST_WAIT = 2000;

const pictures = [...document.images].filter((image) => image.fetchPriority === 'high' && !image.complete);

const settled = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true });
  });

const firstAction = new Promise<void>((resolve) => {
  if (window.witrynaEvents?.length) resolve();
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, () => resolve(), { once: true, passive: true });
});

const longestWait = new Promise<void>((resolve) => {
  setTimeout(resolve, LONGEST_WAIT);
});

// Written by the server: addresses of module scripts, of which the first starts the application.
const [entry, ...modules] = document.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules']?.split(' ') ?? [];

// What is imported later names the style sheets that it needs: those that stand in the page count as fetched.
for (const href of document.querySelector<HTMLElement>('style[data-files]')?.dataset['files']?.split(' ') ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

// The application says so when a part of it cannot be fetched.
addEventListener('witryna:failed', () => recover(), { once: true });

/**
 * Loads the page again, once; a page that stays incomplete says so, and so does one on which something was done that would be lost. Returns
 * whether it is loaded again.
 */
function recover(): boolean {
  const isReloading = !window.witrynaEvents?.length && reloadOnce(window);
  if (!isReloading) showIncompletePage();
  return isReloading;
}

if (entry) {
  await Promise.race([Promise.all(pictures.map(settled)), firstAction, longestWait]);
  const links = modules.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  const start = (): Promise<unknown> => import(/* @vite-ignore */ entry);
  try {
    await start().catch(start);
  } catch (error) {
    if (!recover()) throw error;
  }
}
