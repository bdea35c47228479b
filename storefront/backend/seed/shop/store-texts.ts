import { DEFAULT_LANGUAGE, type ViewLanguage } from '../../store/view-language.ts';
import englishTexts from './locales/en/stores.json' with { type: 'json' };

const textsInEnglish: ReadonlyMap<string, string> = new Map(Object.entries(englishTexts));

/**
 * Returns a text of a physical store (type, directions, name of a holiday) in a language; the text itself where there is
 * no translation, as for names and addresses.
 */
export function storeText(text: string, language: ViewLanguage): string {
  return language === DEFAULT_LANGUAGE ? text : (textsInEnglish.get(text) ?? text);
}
