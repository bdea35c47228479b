import type {
  SeedImage,
  SeedProduct,
  SeedProductTranslation,
  SeedVariant,
  SeedVariantTranslation,
} from '../../backend/index.ts';
import { productImagePath, productViews, type ProductView } from '../media/product-views.ts';
import type { Supplement, SupplementTranslation, SupplementVariant } from './supplement.ts';
import { getTexts } from './text-attributes.ts';
import { getVariantSubtitle } from './variant-subtitle.ts';

/** What the image of a view shows; the front is described by the product's name alone. */
const descriptions: Readonly<Record<ProductView, SeedImage['description']>> = {
  front: undefined,
  back: {
    pl: 'tył opakowania ze składem porcji dziennej',
    en: 'back of the pack with the composition of a daily portion',
  },
  scene: { pl: 'opakowanie w aranżacji', en: 'the pack in a styled scene' },
  detail: {
    pl: 'etykieta z bliska i zawartość opakowania',
    en: 'close-up of the label and the contents of the pack',
  },
};

const getImages = (sku: string): SeedImage[] =>
  productViews.map((view) => {
    const description = descriptions[view];
    return { file: productImagePath(sku, view), ...(description && { description }) };
  });

/** The product with the texts of its translation in place of its own. */
function translate(product: Supplement, { composition, reviews, ...texts }: SupplementTranslation): Supplement {
  return {
    ...product,
    ...texts,
    composition: product.composition.map((row, index) => ({ ...row, ...composition[index] })),
    reviews: product.reviews.map((review, index) => ({ ...review, ...reviews[index] })),
  };
}

function toTranslation(translated: Supplement): SeedProductTranslation {
  const { name, subtitle, shortDescription, description, reviews } = translated;
  return {
    name,
    subtitle,
    shortDescription,
    description,
    texts: getTexts(translated, 'en'),
    reviews: reviews.map(({ summary, text }) => ({ summary, text })),
  };
}

function toVariant(variant: SupplementVariant, translated: Supplement | undefined): SeedVariant {
  const { sku, options, subtitle, ingredients, price, content, stock } = variant;
  // The ingredients of one flavor are written in Polish only; those of the product name all flavors.
  const english: SeedVariantTranslation | undefined = translated && {
    subtitle: getVariantSubtitle(translated.subtitle, content, 'en'),
    ...(ingredients !== undefined && { texts: { ingredients: translated.ingredients } }),
  };
  return {
    sku,
    options,
    subtitle,
    ...(ingredients !== undefined && { texts: { ingredients } }),
    price,
    content,
    stock,
    images: getImages(sku),
    ...(english && { translations: { en: english } }),
  };
}

/** Returns a food supplement as the backend stores products. */
export function toSeedProduct(product: Supplement): SeedProduct {
  const { sku, name, urlKey, subtitle, categories, shortDescription, description, reviews } = product;
  const { relatedSkus, addedOn, popularity, kind } = product;
  const english = product.translations?.en;
  const translated = english && translate(product, english);
  return {
    sku,
    name,
    urlKey,
    subtitle,
    categories,
    shortDescription,
    description,
    texts: getTexts(product, 'pl'),
    reviews,
    images: getImages(sku),
    relatedSkus,
    addedOn,
    popularity,
    kind:
      kind.type === 'simple'
        ? kind
        : { ...kind, variants: kind.variants.map((variant) => toVariant(variant, translated)) },
    ...(translated && { translations: { en: toTranslation(translated) } }),
  };
}
