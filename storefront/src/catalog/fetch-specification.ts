import type { ResultOf } from '../commerce/index.ts';
import { getPriceUnit } from '../platform/layout/get-price-unit.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { ProductAttributes } from '../products/index.ts';
import { renderSpecification, toAttributeKinds, type AttributeKinds } from './specification.ts';
import { visibleAttributesQuery } from './visible-attributes-query.ts';

/** What the tables of all products need. */
export interface Specification {
  /** Empty when they are unknown. */
  kinds: AttributeKinds;
  /** Renders the table of a product's attributes, see `renderSpecification`. */
  render(attributes: ProductAttributes, sanitize: (html: string) => string): string;
}

/** Without labels, products have no table. */
export const noSpecification: Specification = { kinds: new Map(), render: () => '' };

/** Labels by the layout data of their store view, which are renewed together. */
const responses = new WeakMap<LayoutData, ResultOf<typeof visibleAttributesQuery.document>>();

/**
 * Fetches what the tables of all products need, once for a store view. Without it, e.g. before Magento 2.4.7 or after
 * an error, products have no table.
 */
export async function fetchSpecification({
  fetch,
  intl,
  layout,
}: Pick<LoadContext, 'fetch' | 'intl' | 'layout'>): Promise<Specification> {
  if (!layout.capabilities.includes('customAttributes')) return noSpecification;
  const visible = responses.get(layout) ?? (await fetch(visibleAttributesQuery, {}).catch(() => null));
  if (!visible) return noSpecification;
  responses.set(layout, visible);
  const { timeZone } = layout.store;
  // Without rates, the store view has one currency.
  const priceUnit = layout.exchangeRates && getPriceUnit(layout);
  const formats = { intl, timeZone, ...(priceUnit && { priceUnit }) };
  return {
    kinds: toAttributeKinds(visible),
    render: (attributes, sanitize) => renderSpecification(attributes, visible, { ...formats, sanitize }),
  };
}
