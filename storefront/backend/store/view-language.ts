import type { StoreView } from './store-view.ts';

/** Languages of the shop's texts. */
export type ViewLanguage = 'pl' | 'en';

/** The language in which entities are stored; the others are translations of it. */
export const DEFAULT_LANGUAGE = 'pl';

/** Languages into which the shop's content is translated. */
export const TRANSLATED_LANGUAGES = ['en'] as const satisfies readonly ViewLanguage[];

/** All languages of the shop's texts. */
export const VIEW_LANGUAGES: readonly ViewLanguage[] = [DEFAULT_LANGUAGE, ...TRANSLATED_LANGUAGES];

/** A language other than that of the stored entities. */
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** Returns the language of a store view's texts: Polish for Polish locales, English for all others. */
export const getViewLanguage = ({ locale }: Pick<StoreView, 'locale'>): ViewLanguage => (locale.startsWith('pl') ? 'pl' : 'en');
