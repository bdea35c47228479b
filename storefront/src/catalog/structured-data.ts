import type { ProductDetails } from './product-details.ts';
import { plainText } from '../content/index.ts';
import type { Question } from './questions.ts';
import { getHighestPrice } from '../product-options/index.ts';
import { getShownReduction } from '../price/index.ts';
import type { Amount } from '../products/index.ts';
import { dateInZone } from '../stores/index.ts';

/**
 * Schema.org Product with its offer, or its range of offers, and its rating.
 *
 * @param root of the store view, see `LoadContext`
 * @param store decides which reductions may be announced, when a day is over, and whether prices say that they have no
 *   tax
 * @param sale - Last day of the special price as an ISO date, by default none, and the current time.
 */
export function getProductJsonLd(
  root: string,
  product: ProductDetails,
  store: { isInEea: boolean; timeZone: string; hasTaxNote?: boolean },
  { specialPriceEnd = null, now = new Date() }: { specialPriceEnd?: string | null; now?: Date } = {},
): object {
  const { price, rating } = product;
  const url = new URL(root + product.href).href;
  const amounts = getAmounts(product);
  const reduction = getShownReduction(price?.reduction ?? null, store);
  const isEndAhead = specialPriceEnd !== null && specialPriceEnd >= dateInZone(now, store.timeZone);
  const specifications = [
    ...(price && store.hasTaxNote ? [{ ...specify(price.current), valueAddedTaxIncluded: false }] : []),
    ...(reduction
      ? [
          {
            ...specify(reduction.reference),
            priceType: 'https://schema.org/StrikethroughPrice',
            ...(store.hasTaxNote && { valueAddedTaxIncluded: false }),
          },
        ]
      : []),
  ];
  const availability = `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: plainText(product.shortDescription || product.description, 500),
    image: product.pictures.map(({ src }) => src),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(price && {
      offers:
        amounts.length > 1
          ? {
              '@type': 'AggregateOffer',
              lowPrice: decimal({ minor: Math.min(...amounts), currency: price.current.currency }),
              highPrice: decimal({ minor: Math.max(...amounts), currency: price.current.currency }),
              offerCount: product.purchase ? Math.max(1, product.purchase.items.length) : amounts.length,
              priceCurrency: price.current.currency,
              availability,
              url,
            }
          : {
              '@type': 'Offer',
              price: decimal(price.current),
              priceCurrency: price.current.currency,
              ...(isEndAhead && { priceValidUntil: specialPriceEnd }),
              ...(specifications.length > 0 && { priceSpecification: specifications }),
              availability,
              url,
            },
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}

const specify = (amount: Amount) => ({
  '@type': 'UnitPriceSpecification',
  price: decimal(amount),
  priceCurrency: amount.currency,
});

/**
 * Returns the prices of the variants in stock, of all where none is, or the ends of the range of a product that is put
 * together.
 */
function getAmounts({ price, variants, purchase }: ProductDetails): number[] {
  const inStock = variants.filter((variant) => variant.inStock);
  const ofVariants = (inStock.length > 0 ? inStock : variants).flatMap((variant) =>
    variant.price ? [variant.price.current.minor] : [],
  );
  if (ofVariants.length > 0 || !price || !purchase) return ofVariants;
  const highest = getHighestPrice(purchase);
  return highest > price.current.minor ? [price.current.minor, highest] : [];
}

/** Schema.org FAQPage of questions with their answers. */
export function getFaqJsonLd(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function decimal({ minor }: Amount): string {
  return (minor / 100).toFixed(2);
}
