import type { DemoLanguage } from '../demo-language.ts';
import { englishStoreView } from '../store-views.ts';

/** Returns a text of a physical store in a language; the text itself where there is no translation. */
export function storeText(text: string, language: DemoLanguage): string {
  return language === 'pl' ? text : (englishStoreView.texts?.places?.[text] ?? text);
}
