import { findParent, findProductBySku, findVariantByUids } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';
import type { CartItemRecord } from './item-repository.ts';

/** Magento's CartItemInput, as far as this shop's products need it. */
export interface ProductRequest {
  sku: string;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: readonly (string | null)[] | null;
}

/** Codes of refusals, as in CartUserInputErrorType. */
export type CartUserErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

/** Why the shop does not add a product or change a line. */
export interface CartUserError {
  code: CartUserErrorCode;
  message: string;
  /** Pieces that could be had, with INSUFFICIENT_STOCK. */
  quantity?: number;
}

/** Columns of the line that a request means. */
type LineKey = Pick<CartItemRecord, 'sku' | 'parent_sku'>;

/** What a request means: a line key or a refusal. */
export type Choice = { line: LineKey } | { refusal: CartUserError };

const refuse = (code: CartUserErrorCode, message: string): Choice => ({ refusal: { code, message } });

const notFound = (sku: string) => refuse('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`);

function chooseVariant(database: Database, parent: Product, uids: readonly string[]): Choice {
  const variant = findVariantByUids(database, parent.id, uids);
  return variant
    ? { line: { sku: variant.product.sku, parent_sku: parent.sku } }
    : refuse('UNDEFINED', 'You need to choose options for your item.');
}

/**
 * Finds what to put into the cart. A variant is named by its parent's sku and the chosen value uids, or by its own
 * sku and the parent's; a bare variant sku makes a simple line.
 */
export function chooseProduct(database: Database, request: ProductRequest): Choice {
  const sku = request.sku.trim();
  const parentSku = request.parent_sku?.trim() ?? '';
  const product = findProductBySku(database, sku);
  if (!product) return notFound(sku);
  if (parentSku !== '' && product.__typename === 'SimpleProduct') {
    const parent = findParent(database, product.id);
    const isOwn = parent?.sku.toLowerCase() === parentSku.toLowerCase();
    return isOwn ? { line: { sku: product.sku, parent_sku: parent.sku } } : notFound(parentSku);
  }
  if (product.__typename === 'SimpleProduct') return { line: { sku: product.sku, parent_sku: '' } };
  const uids = (request.selected_options ?? []).filter((uid) => uid !== null);
  return chooseVariant(database, product, uids);
}
