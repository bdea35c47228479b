import { sanitizeHtml } from '@witryna/page-builder/parser';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { FactTexts } from './fact-texts.ts';
import { fetchSpecificationRenderer, type SpecificationRenderer } from './fetch-specification.ts';
import type { ProductDetails } from './product-details.ts';

/**
 * Returns a product with safe texts, and with the table of its other attributes among them.
 *
 * @param product as read from the response
 * @param attributes as the response has them
 */
export type TextSanitizer = (
  product: ProductDetails,
  attributes: Parameters<SpecificationRenderer>[0],
) => ProductDetails;

/**
 * Creates the function that makes the texts of a product safe, and fetches what it needs.
 */
export async function createTextSanitizer(
  context: Pick<LoadContext, 'fetch' | 'intl' | 'layout'>,
): Promise<TextSanitizer> {
  const sanitize = (html: string) => sanitizeHtml(html, context.layout.settings);
  const renderSpecification = await fetchSpecificationRenderer(context);
  return (product, attributes) => {
    const specification = renderSpecification(attributes, sanitize);
    return {
      ...product,
      shortDescription: sanitize(product.shortDescription),
      description: sanitize(product.description),
      facts: { ...sanitizeFacts(product.facts, sanitize), ...(specification && { specification }) },
      variants: product.variants.map((variant) => ({ ...variant, facts: sanitizeFacts(variant.facts, sanitize) })),
      // Read apart: what draws it may have to be fetched.
      premiumContent: null,
      socialWall: null,
    };
  };
}

function sanitizeFacts(facts: FactTexts, sanitize: (html: string) => string): FactTexts {
  return Object.fromEntries(Object.entries(facts).map(([fact, text]) => [fact, sanitize(text)]));
}
