import type { LoadContext } from '../platform/navigation/load-context.ts';
import { isLead, parseRichText, type RichText } from '../content/index.ts';
import type { Category } from './category.ts';

/** The merchant's texts about a category, by their place on its page. */
export interface CategoryTexts {
  /** Above the products; null without a short description. */
  lead: RichText | null;
  /** Below the products: a long description, then the CMS block. */
  sections: RichText[];
}

/**
 * Reads the texts of a category. Magento shows all of them above the products, which would push these off the screen.
 */
export async function toCategoryTexts(
  { description, block }: Pick<Category, 'description' | 'block'>,
  settings: LoadContext['layout']['settings'],
  intl?: LoadContext['intl'],
): Promise<CategoryTexts> {
  const [about = null, more = null] = await Promise.all(
    [description, block].map((html) => parseRichText(html, settings, intl)),
  );
  const isShort = isLead(description);
  return {
    lead: isShort ? about : null,
    sections: [...(isShort ? [] : [about]), more].filter((text) => text !== null),
  };
}
