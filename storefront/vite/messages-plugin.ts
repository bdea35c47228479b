import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMessage } from '../src/i18n/compile-message.ts';
import { sourceLocale } from '../src/i18n/locale.ts';

/** The catalogs of the features: `src/<feature>/messages/<locale>.json`, message texts by id. */
const CATALOG = /\/messages\/[a-z]{2}_[A-Z]{2}\.json$/;

/**
 * Reads a catalog as it is written.
 *
 * @throws Error when it is no object of texts
 */
export function parseMessageCatalog(json: string): Record<string, string> {
  const texts: unknown = JSON.parse(json);
  if (!isTexts(texts)) throw new Error('A catalog must be an object of texts by message id.');
  return texts;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * Compiles texts to what the formatter works with.
 *
 * @param texts by message id
 * @returns JSON
 * @throws Error that names the id of a text that is no message as the shop writes them
 */
export function compileMessageCatalog(texts: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(texts).map(([id, text]) => {
        try {
          return [id, compileMessage(text)];
        } catch (cause) {
          throw new Error(`The message ${id} cannot be compiled: ${text}`, { cause });
        }
      }),
    ),
  );
}

/**
 * Compiles the catalogs while the shop is built, so that the browser needs no ICU parser, which would
 * be 6.7 kB of each page's first load. A catalog that lacks a
 * text gets the English one, with a warning.
 */
export function messages(): Plugin {
  return {
    name: 'witryna-message-catalogs',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOG },
      async handler(json, id) {
        const english = id.replace(/[^/]+$/, `${sourceLocale}.json`);
        this.addWatchFile(english);
        const texts = parseMessageCatalog(json);
        const all = { ...parseMessageCatalog(await readFile(english, 'utf8')), ...texts };
        const missing = Object.keys(all).filter((message) => !(message in texts));
        if (missing.length > 0) this.warn(`${id} has no text for ${missing.join(', ')}.`);
        return { code: compileMessageCatalog(all), map: null };
      },
    },
  };
}
