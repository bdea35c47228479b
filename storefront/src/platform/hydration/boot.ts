// The first script of a page, which must stay small. On a slow network, the application's scripts would take the
// bandwidth that the main image needs. They are requested when that image has loaded, or at the first interaction.

import { reloadOnce } from './reload-once.ts';

/** Time in ms that the application waits for images. */
const MAX_WAIT = 2000;

const images = [...document.images].filter((image) => image.fetchPriority === 'high' && !image.complete);

const waitForImage = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true });
  });

const firstInteraction = new Promise<void>((resolve) => {
  if (window.witrynaEvents?.length) resolve();
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => resolve(), { once: true, passive: true });
});

const timeout = new Promise<void>((resolve) => {
  setTimeout(resolve, MAX_WAIT);
});

// URLs of module scripts, written by the server. The first one starts the application.
const [entry, ...modules] =
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules']?.split(' ') ?? [];

// Vite loads the style sheets of lazy modules unless they have a `<link>`. The rules of these are inline in the page.
for (const href of document.querySelector<HTMLElement>('style[data-files]')?.dataset['files']?.split(' ') ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
}

// Dispatched by the application when one of its scripts cannot be loaded.
addEventListener('witryna:failed', () => recover(), { once: true });

/**
 * Reloads the page once. Shows the notice of an incomplete page instead if that did not help, or if the shopper's input
 * would be lost. Returns whether the page reloads.
 */
function recover(): boolean {
  const isReloading = !window.witrynaEvents?.length && reloadOnce(window);
  // A copy of `showIncompletePage`: importing a module of the application would make this script wait for its chunk.
  if (!isReloading) dispatchEvent(new Event('witryna:incomplete'));
  return isReloading;
}

if (entry) {
  await Promise.race([Promise.all(images.map(waitForImage)), firstInteraction, timeout]);
  const links = modules.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  const start = (): Promise<unknown> => import(/* @vite-ignore */ entry);
  try {
    await start().catch(start);
  } catch (error) {
    if (!recover()) throw error;
  }
}
