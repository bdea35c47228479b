import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { draw, folder, readSheet } from './draw.ts';
import { legacy, readDesign } from './other-styles.ts';

// Draws the components with more than a hundred style sheets.
test.describe.configure({ timeout: 300_000 });

/** Names of the components that have a style sheet. */
async function getEntries(): Promise<string[]> {
  const dist = path.join(folder(), 'node_modules/@witryna/ui/dist');
  return (await readdir(dist)).filter((name) => existsSync(path.join(dist, name, 'styles.css'))).sort();
}

const readAll = (names: readonly string[]) => Promise.all(names.map((name) => readSheet(`@witryna/${name}`)));

const tokens = ['design-tokens/dist/styles.css'];
const getSheets = async (kind: string) => (await getEntries()).map((name) => `ui/dist/${name}/${kind}.css`);
const shuffle = (sheets: readonly string[]) => sheets.filter((_, index) => index % 3 === 0).concat(sheets.toReversed());

test('style sheets of components in any order, repeated and beside that of all, change no pixel', async ({ page }) => {
  const [sheets, content] = [await getSheets('styles'), ['page-builder/dist/styles.css']];
  expect(sheets.length).toBeGreaterThan(60);
  const { rest } = await draw(page, await readAll([...tokens, 'ui/dist/styles.css', ...content]));
  for (const order of [
    [...tokens, ...sheets, ...content],
    [...content, ...shuffle(sheets), ...tokens],
    [...tokens, ...sheets.toReversed(), 'ui/dist/styles.css', ...content],
  ]) {
    const drawn = await draw(page, await readAll(order));
    expect(drawn.rest.components.equals(rest.components), order.slice(0, 3).join()).toBe(true);
  }
});

test('style sheets of components without layers, in any order and between rules of others, change no pixel', async ({
  page,
}) => {
  const [sheets, content] = [await getSheets('styles.unlayered'), ['page-builder/dist/styles.unlayered.css']];
  expect(sheets).toHaveLength((await getSheets('styles')).length);
  const designed = await draw(page, await readDesign());
  for (const order of [
    [...tokens, ...sheets, ...content],
    [...content, ...shuffle(sheets), ...tokens],
  ]) {
    const drawn = await draw(page, [legacy, ...(await readAll(order)), legacy]);
    for (const state of ['rest', 'active'] as const)
      expect(drawn[state].components.equals(designed[state].components), `${order[0]}, ${state}`).toBe(true);
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
