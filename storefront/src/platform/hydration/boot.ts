// The first script of a page, which must stay small. On a slow network, the application's scripts would take the
// bandwidth that the main image needs. They are requested when that image has loaded, or at the first interaction.
// A page that is the same for everybody starts the application at the first interaction only.

import { hasShopperData } from './has-shopper-data.ts';
import { holdLinks } from './hold-links.ts';
import { reloadOnce } from './reload-once.ts';

declare global {
  interface Navigator {
    /** Network Information API, in Chromium only. */
    connection?: { saveData?: boolean };
  }
}

/** Time in ms that the application waits for images. */
const MAX_WAIT = 2000;

/** Time in ms that the request of a script waits for an idle browser: one that animates all the time never is. */
const MAX_IDLE_WAIT = 500;

const images = [...document.images].filter((image) => image.fetchPriority === 'high' && !image.complete);

const waitForImage = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true });
  });

/**
 * Chromium also reports a move when the page has moved below the pointer. A press on a link of the page, or the focus
 * that it brings, loads another document: starting the application would only delay that.
 */
const isInteraction = (event: Event) =>
  /storage|pageshow/.test(event.type)
    ? hasShopperData(window)
    : event.type === 'pointermove'
      ? !(event instanceof PointerEvent) || event.movementX !== 0 || event.movementY !== 0
      : !/pointer|touch|focus/.test(event.type) ||
        !(event.target instanceof Element && event.target.closest('main a[href]:not(:focus-visible, [href^="#"])'));

const waitForEvent = (...types: string[]) =>
  new Promise<void>((resolve) => {
    if (window.witrynaEvents?.length) resolve();
    for (const type of types) addEventListener(type, (event) => isInteraction(event) && resolve(), { passive: true });
  });

const firstPress = waitForEvent('pointerdown', 'keydown', 'focusin');
// A change of the storage is one of another tab, e.g. a product that was added to the cart there. A page that the
// back/forward cache restores has missed what happened since.
const firstInteraction = Promise.race([
  firstPress,
  waitForEvent('pointermove', 'touchstart', 'scroll', 'change', 'storage', 'pageshow'),
]);

const wait = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time);
  });

const waitForIdle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: MAX_IDLE_WAIT });
    else setTimeout(resolve);
  });

const script = document.querySelector<HTMLElement>('script[data-modules]');

// URLs of module scripts, written by the server. The first one starts the application.
const [entry, ...modules] = script?.dataset['modules']?.split(' ') ?? [];

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

function preload(hrefs: readonly string[], onerror?: () => void): void {
  const fetchPriority = onerror ? 'low' : 'auto';
  const links = hrefs.map((href) =>
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      fetchPriority,
      href,
      onerror: onerror ?? null,
    }),
  );
  document.head.append(...links);
}

/**
 * Requests the scripts of the page when the browser has nothing else to do, so that the first tap waits for none. Does
 * not for shoppers who save data.
 *
 * @returns ends when one of them is missing
 */
async function preloadLater(hrefs: readonly string[]): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<void>((resolve) => {
    if (!navigator.connection?.saveData) void preloadInTurn(hrefs, resolve);
  });
}

/** A slow phone takes 2 ms for each script, and a press must not wait for all of them. */
async function preloadInTurn(hrefs: readonly string[], onerror: () => void): Promise<void> {
  for (const href of hrefs) {
    await waitForIdle();
    preload([href], onerror);
  }
}

const isNewShopper = !hasShopperData(window);
// The cart page can tell a new shopper that the cart is empty before the application runs.
if (isNewShopper) document.documentElement.dataset['shopper'] = 'new';

if (script && entry) {
  await Promise.race([Promise.all(images.map(waitForImage)), firstPress, wait(MAX_WAIT)]);
  if (script.dataset['start'] === 'interaction' && isNewShopper) {
    holdLinks(window);
    const scripts = [entry, ...modules, ...(script.dataset['deferred']?.split(' ') ?? [])].filter(Boolean);
    const interaction = firstInteraction.then(() => {
      script.dataset['interacted'] = '';
    });
    // The start finds out whether the page can do without the missing script.
    await Promise.race([interaction, preloadLater(scripts)]);
    // The page must not say that there is nothing until the application shows what there is.
    if (hasShopperData(window)) delete document.documentElement.dataset['shopper'];
    // Code that runs for the first time is slow: paint the pressed state before. A hidden page does not paint.
    await Promise.race([new Promise(requestAnimationFrame).then(() => wait(0)), wait(100)]);
  }
  preload(modules);
  const start = (): Promise<unknown> => import(/* @vite-ignore */ entry);
  try {
    await start().catch(start);
  } catch (error) {
    if (!recover()) throw error;
  }
}
