import type { SeedProduct } from '../../seed/types.ts';
import { DEFAULT_LANGUAGE, type ViewLanguage } from '../../store/view-language.ts';

/** Returns the product with the texts of a language; its own where they are not translated. */
export function localizeProduct(product: SeedProduct, language: ViewLanguage): SeedProduct {
  const translation = language === DEFAULT_LANGUAGE ? undefined : product.translations?.[language];
  if (!translation) return product;
  const { composition, reviews, ...texts } = translation;
  return {
    ...product,
    ...texts,
    composition: product.composition.map((row, index) => ({ ...row, ...composition[index] })),
    reviews: product.reviews.map((review, index) => ({ ...review, ...reviews[index] })),
  };
}
