import type { StoreView } from './store-view.ts';

/** Language of a store view's texts: the first part of its locale, e.g. `de`. */
export type ViewLanguage = string;

/**
 * Returns the language of a store view's texts.
 *
 * @throws RangeError for a locale that is not of the form `de_DE`.
 */
export function getViewLanguage({ locale }: Pick<StoreView, 'locale'>): ViewLanguage {
  const language = /^([a-z]{2,3})_/u.exec(locale)?.[1];
  if (language === undefined) throw new RangeError(`The locale "${locale}" is not of the form "de_DE".`);
  return language;
}

/** Returns the first store view of every language, the default one first. */
export function getLanguageViews(storeViews: readonly StoreView[]): StoreView[] {
  const languages = storeViews.map(getViewLanguage);
  return storeViews.filter((_, index) => languages.indexOf(languages[index] ?? '') === index);
}
