import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../../scripts/chromium.mjs';
import { sourceResolution } from '../../storefront/vite/source-resolution.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A page of a real Chromium, for unit tests that have to see what browsers do. */
export interface ChromiumPage {
  page: Page;
  close(): Promise<void>;
}

/** Opens an empty page; nothing is loaded from the network. */
export async function openChromiumPage(): Promise<ChromiumPage> {
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  const page = await browser.newPage();
  return { page, close: () => browser.close() };
}

/**
 * Bundles a module for browsers.
 *
 * @param entry its path from the root of the project
 * @param name the global variable that holds its exports
 * @returns a classic script
 */
export async function bundleForBrowser(entry: string, name: string): Promise<string> {
  const result = await build({
    ...sourceResolution,
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: `${root}${entry}`, formats: ['iife'], name } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs.flatMap((output) => ('output' in output ? output.output : [])).filter((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code;
}
