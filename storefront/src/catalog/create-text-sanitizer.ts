import { sanitizeHtml } from '@witryna/page-builder/parser';
import { timeLimits, withDeadline } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { ProductAttributes } from '../products/index.ts';
import type { FactTexts } from './fact-texts.ts';
import { fetchSpecificationRenderer, type SpecificationRenderer } from './fetch-specification.ts';
import { mergeAttributes } from './merge-attributes.ts';
import type { ProductDetails } from './product-details.ts';

/** Attributes as the response has them. */
export interface AttributeSource {
  product: ProductAttributes;
  /** Those that Magento shows on product pages, by the SKU of the variant. */
  variants: ReadonlyMap<string, ProductAttributes>;
}

/**
 * Returns a product with safe texts, and with the table of its other attributes among them. Variants have a table where
 * theirs is another one. Texts in which editors use Page Builder are left out.
 *
 * @param product as read from the response
 */
export type TextSanitizer = (product: ProductDetails, attributes: AttributeSource) => Promise<ProductDetails>;

const renderNothing: SpecificationRenderer = () => '';

/**
 * Creates the function that makes the texts of a product safe, and requests what it needs. The product does not wait
 * longer than `timeLimits.optionalPart` for the labels of its table; without them, it has none.
 */
export function createTextSanitizer(context: Pick<LoadContext, 'fetch' | 'intl' | 'layout'>): TextSanitizer {
  const sanitize = (html: string) => sanitizeHtml(html, context.layout.settings);
  const loading = fetchSpecificationRenderer(context);
  return async (product, attributes) => {
    const renderSpecification = await withDeadline(() => loading, { timeout: timeLimits.optionalPart }).catch(
      () => renderNothing,
    );
    const specification = renderSpecification(attributes.product, sanitize);
    const renderVariant = (sku: string) => {
      const merged = mergeAttributes(attributes.product, attributes.variants.get(sku));
      const table = renderSpecification(merged, sanitize);
      return table === specification ? {} : { specification: table };
    };
    return {
      ...product,
      facts: { ...sanitizeFacts(product.facts, sanitize), ...(specification && { specification }) },
      variants: product.variants.map((variant) => ({
        ...variant,
        facts: { ...sanitizeFacts(variant.facts, sanitize), ...renderVariant(variant.sku) },
      })),
      // Read apart: what draws them may have to be fetched.
      shortDescription: '',
      description: '',
      premiumContent: null,
      socialWall: null,
    };
  };
}

function sanitizeFacts(facts: FactTexts, sanitize: (html: string) => string): FactTexts {
  return Object.fromEntries(Object.entries(facts).map(([fact, text]) => [fact, sanitize(text)]));
}
