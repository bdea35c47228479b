import type { StoreView } from '../../store/store-view.ts';
import type { CategoryTexts } from '../../store/view-texts.ts';
import type { Category } from './category.ts';

type TextScope = Pick<StoreView, 'texts'>;

const findTexts = (urlPath: string | null, { texts }: TextScope): CategoryTexts | undefined =>
  texts?.categories?.[urlPath ?? ''];

/** Name of a category in the language of a store view; the stored one where there is no translation, as for brands. */
export function categoryName({ urlPath, name }: Pick<Category, 'urlPath' | 'name'>, storeView: TextScope): string {
  return findTexts(urlPath, storeView)?.name ?? name;
}

/** Description of a category in the language of a store view; the stored one where there is no translation. */
export function categoryDescription(
  { urlPath, description }: Pick<Category, 'urlPath' | 'description'>,
  storeView: TextScope,
): string | null {
  return findTexts(urlPath, storeView)?.description ?? description;
}

/** Promotional content of a category in the language of a store view; the stored one where there is no translation. */
export function categoryPromoContent(
  { urlPath, promoContent }: Pick<Category, 'urlPath' | 'promoContent'>,
  storeView: TextScope,
): string | null {
  return findTexts(urlPath, storeView)?.promoContent ?? promoContent;
}
