import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.mjs';
import { sourceResolution } from '../../storefront/vite/source-resolution.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A page of a real Chromium, for unit tests that have to see what browsers do. */
export interface ChromiumPage {
  page: Page;
  close(): Promise<void>;
}

/** Opens an empty page; nothing is loaded from the network. */
export async function openChromiumPage(): Promise<ChromiumPage> {
  const executablePath = await findTestBrowser();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath !== null && { executablePath }),
  });
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
  return (await bundlePage(entry, name)).script;
}

/** As {@link bundleForBrowser}, with the styles that the module needs. */
export async function bundlePage(entry: string, name: string): Promise<{ script: string; styles: string }> {
  const result = await build({
    ...sourceResolution,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry: `${root}${entry}`, formats: ['iife'], name } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const script = files.find((file) => file.type === 'chunk')?.code;
  if (script === undefined) throw new Error(`${entry} gave no script`);
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  return { script, styles: styles.join('\n') };
}
