import type { OrderLine } from './order.ts';

/** What the backend returns after an order was ordered again. */
export interface ReorderResult {
  /** SKUs of the products in the cart; null where the backend did not return them. */
  cartSkus: readonly string[] | null;
  /** Errors, one for each product that is not available. Most name its SKU. */
  messages: readonly string[];
}

/**
 * Returns the names of the products of an order that were not added to the cart, each once: those whose SKU is in an
 * error, and those that the cart lacks. Magento's error for a deleted product names only its id.
 */
export function findUnavailableNames(
  lines: readonly Pick<OrderLine, 'name' | 'sku'>[],
  { cartSkus, messages }: ReorderResult,
): string[] {
  if (messages.length === 0) return [];
  const isInCart = (sku: string) =>
    // The SKU in an order ends with those of the chosen parts or options.
    cartSkus === null || cartSkus.some((other) => sku === other || sku.startsWith(`${other}-`));
  const isNamed = (sku: string) => messages.some((message) => message.split(/[\s"“”„«»:,;]+/).includes(sku));
  const names = lines.filter(({ sku }) => isNamed(sku) || !isInCart(sku)).map(({ name }) => name);
  return [...new Set(names)];
}
