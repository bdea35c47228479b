import englishNames from '../../seed/catalogue/locales/en/category-names.json' with { type: 'json' };
import type { StoreView } from '../../store/store-view.ts';
import type { Category } from './category.ts';

const namesInEnglish: ReadonlyMap<string, string> = new Map(Object.entries(englishNames));

/** Name of a category in the language of a store view; the stored one where there is no translation, as for brands. */
export function categoryName({ urlPath, name }: Pick<Category, 'urlPath' | 'name'>, { locale }: Pick<StoreView, 'locale'>): string {
  return locale.startsWith('pl') ? name : (namesInEnglish.get(urlPath ?? '') ?? name);
}
