import type { Decorator } from '@storybook/react-vite';
import { WitrynaProvider } from '@witryna/ui/provider';
import { words as polish } from '@witryna/ui/strings/pl-PL';
import { speak } from '../ui/src/samples/spoken-words.ts';
import { locales, localeTag } from '../storefront/src/i18n/locale.ts';
import { wordTables } from './word-tables.ts';

/** Accented and 40 % longer English: shows texts that are not translated and layouts that have no room. */
export const pseudoLocale = 'en-XA';

export const defaultLocale = 'pl-PL';

const nameOf = (tag: string) => new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** The locales of the shop, and the pseudo locale. */
export const localeToolbar = {
  description: 'Locale',
  toolbar: {
    icon: 'globe' as const,
    title: 'Locale',
    dynamicTitle: true,
    items: [
      ...locales.map(localeTag).map((tag) => ({ value: tag, title: `${tag} · ${nameOf(tag)}` })),
      { value: pseudoLocale, title: `${pseudoLocale} · pseudo, 40 % longer` },
    ],
  },
};

/** Speaks the chosen locale: the words of the components, the language of the document. */
export const inLocale: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['locale'];
  const locale = typeof chosen === 'string' && chosen in wordTables ? chosen : defaultLocale;
  const words = wordTables[locale] ?? polish;
  speak(words);
  document.documentElement.lang = locale === pseudoLocale ? 'en' : locale;
  return (
    <WitrynaProvider words={words}>
      <Story />
    </WitrynaProvider>
  );
};
