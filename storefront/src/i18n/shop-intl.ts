import { loadCatalogue, type Catalogue, type Messages } from './catalogue.ts';
import type { Message } from './define-messages.ts';
import { createIntl, type IntlShape } from './intl.ts';
import { findLocale, localeTag, sourceLocale, type LocaleCode } from './locale.ts';

export interface ShopIntlOptions {
  /** Data key or tag of one of the shop's locales. */
  locale: string;
  /** IANA name of the store's time zone, so that server and browser write the same times. Default: that of the machine. */
  timeZone?: string;
  /** Gets the reason when messages cannot be loaded. Default: the console. */
  log?(...details: unknown[]): void;
}

/** The formatter of the shop in one locale, and its messages. */
export interface ShopIntl {
  readonly locale: LocaleCode;
  /** The formatter; it stays the same object while catalogues are added. */
  readonly intl: IntlShape;
  /**
   * Makes the messages of features available. Await it before their components are shown. Never fails: what
   * cannot be loaded is logged, and the default messages are shown. A catalogue that is there is not loaded again.
   *
   * @returns whether there are messages to show; false when the default ones could not be loaded either
   */
  load(...catalogues: readonly Catalogue[]): Promise<boolean>;
}

/** Warns of a missing translation, once each. [I18-05] */
function createMissingWarning(locale: LocaleCode): (message: Message) => void {
  const warned = new Set<string>();
  return ({ id }) => {
    if (locale === sourceLocale || warned.has(id)) return;
    warned.add(id);
    console.warn(`There is no "${id}" in ${locale}; its default text is shown.`);
  };
}

/**
 * Creates the formatter of the shop.
 *
 * @throws Error `Unable to locate locale`
 */
export function createShopIntl({ locale: code, timeZone, log = console.error }: ShopIntlOptions): ShopIntl {
  const locale = findLocale(code);
  // Messages are only ever added, and before the components that show them, so that nothing has to be rendered again.
  const messages: Record<string, Messages[string]> = {};
  const loaded = new Set<Catalogue>();
  const intl = createIntl({
    locale: localeTag(locale),
    messages,
    onMissing: createMissingWarning(locale),
    ...(timeZone !== undefined && { timeZone }),
  });

  async function load(catalogue: Catalogue): Promise<boolean> {
    if (loaded.has(catalogue)) return true;
    const added = await loadCatalogue(catalogue, locale, log);
    if (added.complete) loaded.add(catalogue);
    Object.assign(messages, added.messages);
    return added.complete || Object.keys(added.messages).length > 0;
  }

  return {
    locale,
    intl,
    load: async (...catalogues) => (await Promise.all(catalogues.map(load))).every(Boolean),
  };
}
