import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { otherStyles, readDesign, readSheets } from './other-styles.ts';
import { nodeFolder } from './sites.ts';

/** Overlays by the role of what they show. */
const overlays = {
  dialog: 'dialog',
  'side panel': 'dialog',
  drawer: 'dialog',
  'dropdown menu': 'menu',
  popover: 'textbox',
  toast: 'button',
} as const;

/** Opens each overlay on an empty page, and returns the pictures. */
async function drawOverlays(page: Page, sheets: readonly string[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [name, role] of Object.entries(overlays)) {
    // What overlays inherit is the same everywhere.
    await page.setContent(`<!doctype html><html lang="de"><head>${sheets.map((css) => `<style>${css}</style>`).join('')}
      <style>body.body{margin:0;background:#fff;color:#111;font:400 16px/1.5 sans-serif;letter-spacing:normal}</style>
      </head><body class="body"><div id="root" data-overlay="${name}"></div></body></html>`);
    await page.addScriptTag({ path: path.join(nodeFolder(), 'overlays.js') });
    await expect(page.getByRole(role).first()).toBeVisible();
    pictures.set(name, await page.screenshot({ animations: 'disabled' }));
  }
  return pictures;
}

for (const styles of otherStyles) {
  for (const order of ['before', 'after'] as const) {
    test(`${styles.name} ${order} the packages: no pixel of an open overlay changes`, async ({ page }) => {
      const designed = await drawOverlays(page, await readDesign());
      const together = await drawOverlays(page, (await readSheets(styles))[order]);
      const changed = Array.from(designed.keys()).filter(
        (name) => !designed.get(name)?.equals(together.get(name) ?? Buffer.alloc(0)),
      );
      expect(changed).toEqual([]);
    });
  }
}
