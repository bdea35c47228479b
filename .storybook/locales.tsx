import { useEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { WitrynaProvider } from '@witryna/ui/provider';
import { strings as polish } from '@witryna/ui/strings/pl-PL';
import { setStoryLocale } from '../page-builder/src/fixtures/story-text.ts';
import { SampleMark } from '../ui/src/story-utils/sample-mark.tsx';
import { setSampleLocale } from '../ui/src/story-utils/sample-text.ts';
import { german } from '../ui/src/story-utils/sample-texts/de-DE.ts';
import { spanish } from '../ui/src/story-utils/sample-texts/es-ES.ts';
import { canadianFrench } from '../ui/src/story-utils/sample-texts/fr-CA.ts';
import { french } from '../ui/src/story-utils/sample-texts/fr-FR.ts';
import { italian } from '../ui/src/story-utils/sample-texts/it-IT.ts';
import { dutch } from '../ui/src/story-utils/sample-texts/nl-NL.ts';
import { polish as polishSamples } from '../ui/src/story-utils/sample-texts/pl-PL.ts';
import { portuguese } from '../ui/src/story-utils/sample-texts/pt-PT.ts';
import { setStoryStrings } from '../ui/src/story-utils/story-strings.ts';
import { locales, localeTag } from '../storefront/src/i18n/locale.ts';
import { pseudoText } from '../storefront/src/testing/pseudo-text.ts';
import { getGlobal, withGlobal } from './address-globals.ts';
import { getContentTable } from './content-strings.ts';
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

/** Sample content by locale; other texts and locales have it in English. */
const sampleTexts: Readonly<Record<string, Parameters<typeof setSampleLocale>[1]>> = {
  'de-DE': (text) => german[text],
  'es-ES': (text) => spanish[text] ?? text,
  'fr-CA': (text) => canadianFrench[text] ?? text,
  'fr-FR': (text) => french[text] ?? text,
  'it-IT': (text) => italian[text] ?? text,
  'nl-NL': (text) => dutch[text] ?? text,
  'pl-PL': (text) => polishSamples[text],
  'pt-PT': (text) => portuguese[text] ?? text,
  // Names in braces stand for values, so they stay as they are.
  [pseudoLocale]: (text) =>
    text
      .split(/(\{\w+\})/)
      .map((part, index) => (index % 2 === 0 ? pseudoText(part) : part))
      .join(''),
};

const getLocale = (chosen: unknown): string =>
  typeof chosen === 'string' && chosen in stringTables ? chosen : defaultLocale;

/** Locale in which the stories were loaded: their sample content is read once, when their module is. */
const loadedLocale = getLocale(getGlobal(window.location.search, 'locale'));
setSampleLocale(loadedLocale === pseudoLocale ? 'en' : loadedLocale, sampleTexts[loadedLocale] ?? ((text) => text));
setStoryLocale(loadedLocale, getContentTable(loadedLocale));

/** Loads the stories again in another locale. The rest of the toolbar stays as it is. */
function Reload({ locale }: { locale: string }) {
  useEffect(() => {
    window.location.replace(withGlobal(window.location.href, 'locale', locale));
  }, [locale]);
  return null;
}

/** Applies the selected locale: the strings of the components, the sample content and the language of the document. */
export const inLocale: Decorator = (Story, { globals }) => {
  const locale = getLocale(globals['locale']);
  if (locale !== loadedLocale) return <Reload locale={locale} />;
  const words = stringTables[locale] ?? polish;
  setStoryStrings(words);
  document.documentElement.lang = locale === pseudoLocale ? 'en' : locale;
  return (
    <WitrynaProvider strings={words} mark={<SampleMark brand={String(globals['brand'])} />}>
      <Story />
    </WitrynaProvider>
  );
};
