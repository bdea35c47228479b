import { findParent, findProductBySku, findVariantByUids } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';
import { getChoiceError, withoutFiles, withoutUnknownOptions } from './configuration.ts';
import { readChoice, writeChoice } from './line-choice.ts';
import type { EnteredOption, LineChoice } from './line-choice.ts';
import type { OptionScope } from '../catalog/product/purchase-options.ts';
import type { CartItemRecord } from './item-repository.ts';

/** Magento's CartItemInput, as far as this shop's products need it. */
export interface ProductRequest {
  sku: string;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: readonly (string | null)[] | null;
  entered_options?: readonly (EnteredOption | null)[] | null;
  /** What was chosen of the product, apart from its variant, with files. Default: what the options name. */
  choice?: LineChoice;
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
type LineKey = Pick<CartItemRecord, 'sku' | 'parent_sku' | 'choice'>;

/** What a request means: a line key or a refusal. */
export type Choice = { line: LineKey } | Refused;

type Refused = { refusal: CartUserError };

const refuse = (code: CartUserErrorCode, message: string): Refused => ({ refusal: { code, message } });

const notFound = (sku: string) => refuse('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`);

function chooseVariant(database: Database, parent: Product, uids: readonly string[]): Chosen | Refused {
  const variant = findVariantByUids(database, parent.id, uids);
  return variant
    ? { bought: variant.product, product: parent }
    : refuse('UNDEFINED', 'You need to choose options for your item.');
}

/** What is bought, and what the shopper sees of it. */
interface Chosen {
  bought: Product;
  product: Product;
}

function findChosen(database: Database, request: ProductRequest): Chosen | Refused {
  const sku = request.sku.trim();
  const parentSku = request.parent_sku?.trim() ?? '';
  const product = findProductBySku(database, sku);
  if (!product) return notFound(sku);
  if (parentSku !== '' && product.__typename === 'SimpleProduct') {
    const parent = findParent(database, product.id);
    const isOwn = parent?.sku.toLowerCase() === parentSku.toLowerCase();
    return isOwn ? { bought: product, product: parent } : notFound(parentSku);
  }
  if (product.__typename !== 'ConfigurableProduct') return { bought: product, product };
  const uids = (request.selected_options ?? []).filter((uid) => uid !== null);
  return chooseVariant(database, product, uids);
}

/**
 * Finds what to put into the cart. A variant is named by its parent's sku and the chosen value uids, or by its own
 * sku and the parent's; a bare variant sku makes a simple line.
 */
export function chooseProduct(scope: OptionScope, request: ProductRequest): Choice {
  const chosen = findChosen(scope.database, request);
  if ('refusal' in chosen) return chosen;
  const { bought, product } = chosen;
  const requested =
    request.choice ?? withoutFiles(product, readChoice(request.selected_options, request.entered_options), scope);
  const choice = withoutUnknownOptions(product, requested, scope);
  const problem = getChoiceError(product, choice, scope);
  if (problem !== null) return refuse('UNDEFINED', problem);
  return {
    line: { sku: bought.sku, parent_sku: bought.id === product.id ? '' : product.sku, choice: writeChoice(choice) },
  };
}
