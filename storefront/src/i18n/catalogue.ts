/// <reference types="vite/client" />
import { sourceLocale, type LocaleCode } from './locale.ts';
import type { MessageText } from './message-text.ts';

/** Compiled messages by id. */
export type Messages = Readonly<Record<string, MessageText>>;

/** Loaders of a feature's messages by file name; what `import.meta.glob` gives. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<Messages>>>;

/** The messages of one feature in all languages, of which none is loaded before it is asked for. [I18-03] */
export interface Catalogue {
  /** Name of the feature, for the log. */
  readonly name: string;
  readonly files: CatalogueFiles;
  /** Loads the list of further files, so that shoppers of the default language do without it. Default: there are none. */
  readonly others?: (() => Promise<CatalogueFiles>) | undefined;
}

/**
 * Names the messages of a feature, in the feature's `messages.ts`:
 *
 *     export const cartMessages = defineCatalogue('cart', import.meta.glob('./messages/*.json', { import: 'default' }));
 *
 * @param others list of further files; the messages plugin writes it when it builds for the browser
 */
export function defineCatalogue(
  name: string,
  files: Readonly<Record<string, () => Promise<unknown>>>,
  others?: () => Promise<CatalogueFiles>,
): Catalogue {
  // The messages plugin compiles every file of that name to this shape, and the build fails on a file that it cannot compile.
  return { name, files: files as CatalogueFiles, others };
}

/** Messages of a feature, as far as they could be had. */
export interface LoadedMessages {
  messages: Messages;
  /** False when a file could not be loaded, which may go better another time. */
  complete: boolean;
}

/**
 * Loads the messages of a feature. Without a file, and when it cannot be loaded, the default messages are shown; both are
 * logged. [I18-07] Where the build has put the default messages into a file of their own, that file is loaded then.
 */
export async function loadCatalogue(
  { name, files, others }: Catalogue,
  locale: LocaleCode,
  log: (...details: unknown[]) => void,
): Promise<LoadedMessages> {
  const find = async (code: LocaleCode) => files[`./messages/${code}.json`] ?? (await others?.())?.[`./messages/${code}.json`];
  const loadDefaults = async () => (await (await find(sourceLocale))?.()) ?? {};
  try {
    const file = await find(locale);
    if (!file && locale !== sourceLocale) log(`There are no messages of ${name} for ${locale}.`);
    return { messages: file ? await file() : await loadDefaults(), complete: true };
  } catch (error) {
    log(`The messages of ${name} for ${locale} could not be loaded.`, error);
    return { messages: await loadDefaults().catch(() => ({})), complete: false };
  }
}
