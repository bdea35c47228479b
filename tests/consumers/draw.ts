import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { site } from './sites.ts';

/** An application without any of our elements, as its author has styled it. */
const applicationHtml = `<h1 class="title">Wagner</h1><h2>Schuhe</h2><p>Seit 1962 <a href="#">in Kassel</a>.</p>
<ul><li>Derby</li><li>Oxford</li></ul><button class="btn btn-primary bg-blue-500 px-4 py-2 rounded-md">Kaufen</button>
<button>Merken</button><input placeholder="Suche"><table class="table"><tr><th>Größe</th><td>42</td></tr></table>
<fieldset><legend>Adresse</legend>Kassel</fieldset><hr><blockquote class="tracking-wide leading-snug">Gut.</blockquote>
<div class="card flex gap-4 p-4 bg-blue-500 rounded-xl"><span class="badge">neu</span></div>
<section data-theme="dark"><p data-theme="light">Im Haus</p></section><p data-background="dark">Abends</p>`;

/** Its classes. */
export const applicationClasses: readonly string[] = Array.from(applicationHtml.matchAll(/class="([^"]+)"/g)).flatMap(
  ([, names = '']) => names.split(' '),
);

/** Folder of the application whose packages are drawn. */
export const folder = () => site('Vite, React 19').folder;

/** Reads a style sheet of an installed package. */
export const readSheet = (name: string) => readFile(path.join(folder(), 'node_modules', name), 'utf8');

/** Imports a module that the application has installed or contains. */
export const importModule = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder(), file)).href);

const hasSamples = (module: unknown): module is { samples: string } =>
  typeof module === 'object' && module !== null && 'samples' in module && typeof module.samples === 'string';

/** Pictures of the two sides of a page. */
export interface Pictures {
  application: Buffer;
  components: Buffer;
}

async function takePictures(page: Page): Promise<Pictures> {
  return {
    application: await page.locator('.application').screenshot({ animations: 'disabled' }),
    components: await page.locator('.components').screenshot({ animations: 'disabled' }),
  };
}

/** What can have the focus. */
const focusable = ':is(a,button,input,select,textarea,summary,[tabindex])';

/**
 * Shows a page as if the pointer were on every element, and the focus on all that can have it.
 *
 * @returns Ends it.
 */
async function forceStates(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const find = async (selector: string) =>
    (await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds;
  const force = async (selector: string, forcedPseudoClasses: string[]) =>
    Promise.all(
      (await find(selector)).map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
  await force(`body :not(${focusable})`, ['hover']);
  await force(focusable, ['hover', 'focus', 'focus-visible']);
  return () => session.detach();
}

/**
 * Draws the application above the components, and returns the picture of each: at rest, and with every element as if
 * pointer and focus were on it.
 */
export async function draw(page: Page, sheets: readonly string[]): Promise<{ rest: Pictures; active: Pictures }> {
  const module = await importModule('samples.mjs');
  if (!hasSamples(module)) throw new Error('The application has no samples.');
  // What components inherit is the same everywhere; a container of fixed height keeps their place, and space keeps
  // outlines off the other side.
  await page.setContent(`<!doctype html><html lang="de"><head>${sheets.map((css) => `<style>${css}</style>`).join('')}
    <style>body.body{margin:0;background:#fff}.application{height:1200px;width:700px;margin-bottom:99px;overflow:hidden;font:16px/1.5 serif;color:#000}
    .components{width:700px;background:#fff;color:#111;font:400 16px/1.5 sans-serif;letter-spacing:normal}
    .components>section{padding:8px;box-sizing:border-box}</style></head>
    <body class="body"><div class="application">${applicationHtml}</div><div class="components">${module.samples}</div></body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const rest = await takePictures(page);
  const release = await forceStates(page);
  const active = await takePictures(page);
  await release();
  return { rest, active };
}
