import { loadMessageCatalog, type MessageCatalog, type Messages } from './message-catalog.ts';
import { createIntl, type IntlShape } from './intl.ts';
import { findLocale, localeTag, type LocaleCode } from './locale.ts';
import type { UiStringTable } from './ui-string-table.ts';

export interface ShopIntlOptions {
  /** Data key or tag of the locale of numbers, dates and plurals. */
  locale: string;
  /** BCP 47 tag of the locale of numbers and amounts where it is another one. Default: `locale`. */
  numberLocale?: string | undefined;
  /** Data key or tag of one of the shop's locales, whose messages are shown. Default: the same. */
  textLocale?: string;
  /**
   * IANA name of the store's time zone, so that server and browser write the same times. Default: that of the machine.
   */
  timeZone?: string;
  /** Gets the reason when messages cannot be loaded. Default: the console. */
  log?(...details: unknown[]): void;
}

/** The formatter of the shop in one locale, and its messages. */
export interface ShopIntl {
  /** Locale of the messages. */
  readonly locale: LocaleCode;
  /** The formatter; it stays the same object while catalogs are added. */
  readonly intl: IntlShape;
  /** Strings of the UI library's components; like the messages, they are added by `load`. */
  readonly uiStrings: UiStringTable;
  /**
   * Makes the messages of features available, and the strings of the UI library. Await it before their components
   * render. Never rejects: what cannot be loaded is logged, and the English messages are shown. A loaded catalog is
   * not requested again.
   *
   * @returns whether there are messages to show; false when the English ones could not be loaded either
   */
  load(...catalogs: readonly MessageCatalog[]): Promise<boolean>;
  /** The same without the strings of the UI library: what the browser loads first uses none of them. */
  loadFirst(catalog: MessageCatalog): Promise<boolean>;
}

/**
 * Spells German and Portuguese texts for countries whose texts are those of another one: Switzerland and Liechtenstein
 * write no ß; in Brazil an `apelido` is a nickname, and the tax number of people and companies has other names. The
 * texts of a language have none of the others' words.
 */
const toRegional = (texts: string): string =>
  texts
    .replaceAll('ß', 'ss')
    .replaceAll('Apelido', 'Sobrenome')
    .replaceAll('apelido', 'sobrenome')
    .replaceAll('(NIF)', '(CPF/CNPJ)');

/**
 * Creates the formatter of the shop.
 *
 * @throws Error `Unable to locate locale`
 */
export function createShopIntl({
  locale: code,
  numberLocale,
  textLocale,
  timeZone,
  log = console.error,
}: ShopIntlOptions): ShopIntl {
  const locale = findLocale(textLocale ?? code);
  // Messages are only ever added, and before the components that show them, so that nothing has to be rendered again.
  const messages: Record<string, Messages[string]> = {};
  const loaded = new Set<MessageCatalog>();
  const uiStrings: UiStringTable = {};
  let hasUiStrings = false;
  const intl = createIntl({
    locale: localeTag(code),
    messages,
    numberLocale,
    timeZone,
  });

  async function addUiStrings(): Promise<void> {
    if (hasUiStrings) return;
    try {
      const { loadUiStrings } = await import('./ui-strings.ts');
      Object.assign(uiStrings, await loadUiStrings(locale, code, intl.formatNumber(0.5)[1]));
      hasUiStrings = true;
    } catch (error) {
      log(`The messages of ui for ${locale} could not be loaded.`, error);
    }
  }

  async function loadFirst(catalog: MessageCatalog): Promise<boolean> {
    if (loaded.has(catalog)) return true;
    const added = await loadMessageCatalog(catalog, locale, log);
    if (added.complete) loaded.add(catalog);
    Object.assign(
      messages,
      /^(de.(CH|LI)|pt.BR)/.test(code) ? JSON.parse(toRegional(JSON.stringify(added.messages))) : added.messages,
    );
    return added.complete || Object.keys(added.messages).length > 0;
  }

  return {
    locale,
    intl,
    uiStrings,
    load: async (...catalogs) => {
      const [available] = await Promise.all([Promise.all(catalogs.map(loadFirst)), addUiStrings()]);
      return available.every(Boolean);
    },
    loadFirst,
  };
}
