import type { Decorator } from '@storybook/react-vite';
import { LogoGlyph } from '@witryna/ui/icon';
import { WitrynaProvider } from '@witryna/ui/provider';
import { strings as polish } from '@witryna/ui/strings/pl-PL';
import { setStoryStrings } from '../ui/src/story-utils/story-strings.ts';
import { locales, localeTag } from '../storefront/src/i18n/locale.ts';
import { stringTables } from './string-tables.ts';

/** Accented and 40 % longer English, which reveals untranslated texts and layouts without enough space. */
export const pseudoLocale = 'en-XA';

export const defaultLocale = 'pl-PL';

const getName = (tag: string) =>
  new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** Locales of the shop, and the pseudo-locale. */
export const localeToolbar = {
  description: 'Locale',
  toolbar: {
    icon: 'globe' as const,
    title: 'Locale',
    dynamicTitle: true,
    items: [
      ...locales.map(localeTag).map((tag) => ({ value: tag, title: `${tag} · ${getName(tag)}` })),
      { value: pseudoLocale, title: `${pseudoLocale} · pseudo, 40 % longer` },
    ],
  },
};

const mark = <LogoGlyph size="large" />;

/** Applies the selected locale: the strings of the components and the language of the document. */
export const inLocale: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['locale'];
  const locale = typeof chosen === 'string' && chosen in stringTables ? chosen : defaultLocale;
  const words = stringTables[locale] ?? polish;
  setStoryStrings(words);
  document.documentElement.lang = locale === pseudoLocale ? 'en' : locale;
  return (
    <WitrynaProvider strings={words} mark={mark}>
      <Story />
    </WitrynaProvider>
  );
};
