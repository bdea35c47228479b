import type { SeedProduct } from '../../shop/catalog-seed.ts';
import type { ViewLanguage } from '../../store/view-language.ts';

/** Returns the product with the texts of a language; its own where they are not translated. */
export function localizeProduct(product: SeedProduct, language: ViewLanguage): SeedProduct {
  const translation = product.translations?.[language];
  if (!translation) return product;
  const { name, subtitle = product.subtitle, shortDescription, description, texts } = translation;
  return {
    ...product,
    name,
    ...(subtitle !== undefined && { subtitle }),
    shortDescription,
    description,
    texts: { ...product.texts, ...texts },
  };
}
