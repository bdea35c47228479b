import type { Page } from '@playwright/test';

/** A story's address, and the size of the window that it stands in. */
export interface StoryPlace {
  /** Address of the Storybook. */
  storybook: string;
  story: string;
  /** Values of the toolbar, e.g. `theme:dark;brand:witryna`. */
  globals: string;
  size: { width: number; height: number };
}

/**
 * Opens a story and waits until it has been played and everything in it is drawn.
 *
 * @throws Error with the message of a story that fails
 */
export async function openStory(page: Page, { storybook, story, globals, size }: StoryPlace): Promise<void> {
  // What another story remembered must not be seen here.
  await page.goto(`${storybook}favicon.svg`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await page.setViewportSize(size);
  const network = listenToNetwork(page);
  // axe has its own run of all stories.
  await page.goto(`${storybook}iframe.html?viewMode=story&id=${story}&globals=${globals};a11y.manual:!true`);
  const phase = await page.waitForFunction(() => {
    const storybookPreview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown =
      typeof storybookPreview === 'object' && storybookPreview !== null
        ? Reflect.get(storybookPreview, 'currentRender')
        : undefined;
    const reached: unknown = typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : undefined;
    return reached === 'finished' || reached === 'errored' || reached === 'aborted' ? reached : false;
  });
  if ((await phase.jsonValue()) !== 'finished') {
    throw new Error(`The story fails: ${await page.locator('#error-message').innerText()}`);
  }
  await network.quiet();
  // What arrives meanwhile brings images of its own.
  while (await loadLazyImages(page)) await network.quiet();
  network.stop();
}

/**
 * Loads all images and fonts, also images below the fold, which are in the screenshot although nobody scrolls to them.
 * Returns whether there were such images.
 */
async function loadLazyImages(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const images = Array.from(document.images);
    const lazy = images.filter(({ loading }) => loading === 'lazy');
    for (const image of lazy) image.loading = 'eager';
    // An image that cannot be loaded stays as the story shows it.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return lazy.length > 0;
  });
}

/** How long nothing may have been asked for or answered, in milliseconds, before a page counts as loaded. */
const QUIET = 250;

/**
 * Listens for requests and answers. Waiting for the last answer would not do: some stories show what is never answered.
 */
function listenToNetwork(page: Page): { quiet(): Promise<void>; stop(): void } {
  let last = performance.now();
  const heard = () => {
    last = performance.now();
  };
  page.on('request', heard).on('requestfinished', heard).on('requestfailed', heard);
  return {
    quiet: async () => {
      // Ends as soon as the silence has lasted; no event tells that nothing is asked for any more.
      for (let left = QUIET; left > 0; left = QUIET - (performance.now() - last)) await page.waitForTimeout(left);
    },
    stop: () => {
      page.off('request', heard).off('requestfinished', heard).off('requestfailed', heard);
    },
  };
}
