import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { site } from './sites.ts';

/** An application without any of our elements, as its author has styled it. */
const applicationHtml = `<h1 class="title">Wagner</h1><h2>Schuhe</h2><p>Seit 1962 <a href="#">in Kassel</a>.</p>
<ul><li>Derby</li><li>Oxford</li></ul><button class="btn btn-primary bg-blue-500 px-4 py-2 rounded">Kaufen</button>
<button>Merken</button><input placeholder="Suche"><table class="table"><tr><th>Größe</th><td>42</td></tr></table>
<fieldset><legend>Adresse</legend>Kassel</fieldset><hr><blockquote>Gut.</blockquote>
<div class="card flex gap-4 p-4"><span class="badge">neu</span></div>
<section data-theme="dark"><p data-theme="light">Im Haus</p></section><p data-background="dark">Abends</p>`;

/** Folder of the application whose packages are drawn. */
export const folder = () => site('Vite, React 19').folder;

/** Reads a style sheet of an installed package. */
export const readSheet = (name: string) => readFile(path.join(folder(), 'node_modules', name), 'utf8');

/** Imports a module that the application has installed or contains. */
export const importModule = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder(), file)).href);

const hasSamples = (module: unknown): module is { samples: string } =>
  typeof module === 'object' && module !== null && 'samples' in module && typeof module.samples === 'string';

/** Draws the application above the components, and returns the picture of each. */
export async function draw(
  page: Page,
  sheets: readonly string[],
): Promise<{ application: Buffer; components: Buffer }> {
  const module = await importModule('samples.mjs');
  if (!hasSamples(module)) throw new Error('The application has no samples.');
  // What components inherit is the same everywhere; a container of fixed height keeps their place.
  await page.setContent(`<!doctype html><html lang="de"><head>${sheets.map((css) => `<style>${css}</style>`).join('')}
    <style>body.body{margin:0}.application{height:1200px;width:700px;overflow:hidden;font:16px/1.5 serif;color:#000}
    .components{width:700px;background:#fff;color:#111;font:400 16px/1.5 sans-serif;letter-spacing:normal}
    .components>section{padding:8px;box-sizing:border-box}</style></head>
    <body class="body"><div class="application">${applicationHtml}</div><div class="components">${module.samples}</div></body></html>`);
  await page.evaluate(() => document.fonts.ready);
  return {
    application: await page.locator('.application').screenshot({ animations: 'disabled' }),
    components: await page.locator('.components').screenshot({ animations: 'disabled' }),
  };
}
