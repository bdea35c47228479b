/// <reference types="vite/client" />
import { sourceLocale, type LocaleCode } from './locale.ts';
import type { MessageFolder } from './message-id.ts';
import type { CompiledMessage } from './compiled-message.ts';

/** Compiled messages by id. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Loaders of a feature's messages by file name; what `import.meta.glob` gives. */
export type MessageCatalogFiles = Readonly<Record<string, () => Promise<{ default: Messages }>>>;

/** Messages of one feature in all locales. Each locale is loaded on demand. */
export interface MessageCatalog {
  /** Folder of the feature. */
  readonly name: MessageFolder;
  readonly files: MessageCatalogFiles;
}

/**
 * Defines the message catalog of a feature, in its `messages.ts`:
 *
 *     export const cartMessages = defineMessageCatalog('cart', import.meta.glob('./messages/*.json'));
 */
export function defineMessageCatalog(
  name: MessageFolder,
  files: Readonly<Record<string, () => Promise<unknown>>>,
): MessageCatalog {
  // The messages plugin compiles every file of that name to this shape, and the build fails on a file that it cannot
  // compile.
  return { name, files: files as MessageCatalogFiles };
}

/** Messages of a feature, as far as they could be had. */
export interface LoadedMessages {
  messages: Messages;
  /** False when a file could not be loaded, which may go better another time. */
  complete: boolean;
}

/** Loads the messages of a feature; the English ones where a file cannot be loaded, which is logged. */
export async function loadMessageCatalog(
  { name, files }: MessageCatalog,
  locale: LocaleCode,
  log: (...details: unknown[]) => void,
): Promise<LoadedMessages> {
  const load = async (code: LocaleCode): Promise<Messages> => {
    const path = `./messages/${code}.json`;
    const file = files[path];
    if (!file) throw new Error(`No ${path}.`);
    return (await file()).default;
  };
  try {
    return { messages: await load(locale), complete: true };
  } catch (error) {
    log(`The messages of ${name} for ${locale} could not be loaded.`, error);
    return { messages: await load(sourceLocale).catch(() => ({})), complete: false };
  }
}
