import englishCategories from '../../seed/catalogue/locales/en/categories.json' with { type: 'json' };
import type { StoreView } from '../../store/store-view.ts';
import { DEFAULT_LANGUAGE, getViewLanguage, type ViewLanguage } from '../../store/view-language.ts';
import type { Category } from './category.ts';

/** A category's texts in another language; missing ones are the stored ones. */
interface CategoryTexts {
  /** Missing for brands, whose names are the same everywhere. */
  readonly name?: string;
  /** HTML. */
  readonly description?: string;
  readonly promoContent?: string;
}

const textsInEnglish: ReadonlyMap<string, CategoryTexts> = new Map(Object.entries<CategoryTexts>(englishCategories));

const findTexts = (urlPath: string | null, language: ViewLanguage): CategoryTexts | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : textsInEnglish.get(urlPath ?? '');

/** Name of a category in the language of a store view; the stored one where there is no translation, as for brands. */
export function categoryName(category: Pick<Category, 'urlPath' | 'name'>, storeView: Pick<StoreView, 'locale'>): string {
  return categoryNameIn(category, getViewLanguage(storeView));
}

/** Name of a category in a language; the stored one where there is no translation. */
export function categoryNameIn({ urlPath, name }: Pick<Category, 'urlPath' | 'name'>, language: ViewLanguage): string {
  return findTexts(urlPath, language)?.name ?? name;
}

/** Description of a category in the language of a store view; the stored one where there is no translation. */
export function categoryDescription({ urlPath, description }: Pick<Category, 'urlPath' | 'description'>, storeView: Pick<StoreView, 'locale'>): string | null {
  return findTexts(urlPath, getViewLanguage(storeView))?.description ?? description;
}

/** Promotional content of a category in the language of a store view; the stored one where there is no translation. */
export function categoryPromoContent({ urlPath, promoContent }: Pick<Category, 'urlPath' | 'promoContent'>, storeView: Pick<StoreView, 'locale'>): string | null {
  return findTexts(urlPath, getViewLanguage(storeView))?.promoContent ?? promoContent;
}
