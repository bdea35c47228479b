import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { draw, folder, readSheet } from './draw.ts';

/** Names of the components that have a style sheet. */
async function getEntries(): Promise<string[]> {
  const dist = path.join(folder(), 'node_modules/@witryna/ui/dist');
  return (await readdir(dist)).filter((name) => existsSync(path.join(dist, name, 'styles.css'))).sort();
}

const readAll = (names: readonly string[]) => Promise.all(names.map((name) => readSheet(`@witryna/${name}`)));

test('style sheets of components in any order, repeated and beside that of all, change no pixel', async ({ page }) => {
  const [tokens, content] = [['design-tokens/dist/styles.css'], ['page-builder/dist/styles.css']];
  const sheets = (await getEntries()).map((name) => `ui/dist/${name}/styles.css`);
  expect(sheets.length).toBeGreaterThan(60);
  const { components } = await draw(page, await readAll([...tokens, 'ui/dist/styles.css', ...content]));
  const shuffled = sheets.filter((_, index) => index % 3 === 0).concat(sheets.toReversed());
  for (const order of [
    [...tokens, ...sheets, ...content],
    [...content, ...shuffled, ...tokens],
    [...tokens, ...sheets.toReversed(), 'ui/dist/styles.css', ...content],
  ]) {
    const drawn = await draw(page, await readAll(order));
    expect(drawn.components.equals(components), order.slice(0, 3).join()).toBe(true);
  }
});

test('a button has all of its styles in its own sheet', async ({ page }) => {
  const drawButton = async (sheet: string) => {
    await draw(page, await readAll(['design-tokens/dist/styles.css', sheet]));
    return page.locator('.components > section').first().screenshot({ animations: 'disabled' });
  };
  const button = await drawButton('ui/dist/button/styles.css');
  expect(button.equals(await drawButton('ui/dist/styles.css'))).toBe(true);
  expect(button.equals(await drawButton('ui/dist/accordion/styles.css'))).toBe(false);
});
