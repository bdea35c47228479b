import { sanitizeHtml } from '@witryna/page-builder/parser';
import { timeLimits, withDeadline } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { ProductAttributes } from '../products/index.ts';
import { getFactLabels, keepTexts, type FactTexts } from './fact-texts.ts';
import { fetchSpecification, noSpecification } from './fetch-specification.ts';
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

/**
 * Creates the function that makes the texts of a product safe, and requests what it needs. The product does not wait
 * longer than `timeLimits.optionalPart` for the labels of its table; without them, it has none.
 */
export function createTextSanitizer(context: Pick<LoadContext, 'fetch' | 'intl' | 'layout'>): TextSanitizer {
  const sanitize = (html: string) => sanitizeHtml(html, context.layout.settings);
  const loading = fetchSpecification(context);
  return async (product, attributes) => {
    const { kinds, render } = await withDeadline(() => loading, { timeout: timeLimits.optionalPart }).catch(
      () => noSpecification,
    );
    const specification = render(attributes.product, sanitize);
    const renderVariant = (sku: string) => {
      const merged = mergeAttributes(attributes.product, attributes.variants.get(sku));
      const table = render(merged, sanitize);
      return table === specification ? {} : { specification: table };
    };
    const toSafeFacts = (facts: FactTexts) => sanitizeFacts(keepTexts(facts, kinds), sanitize);
    return {
      ...product,
      factLabels: getFactLabels(
        [product, ...product.variants].map(({ facts }) => facts),
        kinds,
      ),
      facts: { ...toSafeFacts(product.facts), ...(specification && { specification }) },
      variants: product.variants.map((variant) => ({
        ...variant,
        facts: { ...toSafeFacts(variant.facts), ...renderVariant(variant.sku) },
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
