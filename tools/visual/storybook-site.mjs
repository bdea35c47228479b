import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

/** Where the static Storybook lies. */
export const storybookFolder = join(root, 'storybook-static');

/**
 * Serves the static Storybook on a free port.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveStorybook() {
  const port = await freePort();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: storybookFolder },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/**
 * What is used here of what `extract()` of Storybook's preview gives for a story.
 *
 * @typedef {object} ExtractedStory
 * @property {string} id
 * @property {string} title
 * @property {string[]} tags
 * @property {{ chromatic?: { modes?: Record<string, import('./snapshots.mjs').Mode>, disableSnapshot?: boolean }, viewport: { options: Record<string, { styles: { width: string, height: string } }> } }} parameters
 * @property {{ viewport?: { value?: string } }} [storyGlobals]
 */

/**
 * Asks a served Storybook for all its stories.
 *
 * @param {import('playwright').Page} page
 * @param {string} url of the Storybook
 * @returns {Promise<{ stories: import('./snapshots.mjs').Story[], viewports: Record<string, { width: number, height:
 * number }> }>}
 */
export async function readStories(page, url) {
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  return page.evaluate(async () => {
    const preview = /** @type {{ ready(): Promise<void>, extract(): Promise<Record<string, ExtractedStory>> }} */ (
      Reflect.get(window, '__STORYBOOK_PREVIEW__')
    );
    await preview.ready();
    const extracted = Object.values(await preview.extract());
    const index = /** @type {{ entries: Record<string, { exportName?: string }> }} */ (
      await (await fetch('index.json')).json()
    );
    const options = Object.entries(extracted[0]?.parameters.viewport.options ?? {});
    return {
      stories: extracted.map(({ id, title, tags, parameters, storyGlobals }) => ({
        id,
        title,
        exportName: index.entries[id]?.exportName ?? '',
        tags,
        modes: parameters.chromatic?.modes ?? {},
        disableSnapshot: parameters.chromatic?.disableSnapshot === true,
        pinned: storyGlobals?.viewport?.value ?? null,
      })),
      viewports: Object.fromEntries(
        options.map(([name, { styles }]) => [
          name,
          { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
        ]),
      ),
    };
  });
}
