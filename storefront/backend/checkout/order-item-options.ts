import { findProductBySku } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import { getConfiguration } from '../cart/configuration.ts';
import type { ChosenOption } from '../cart/configuration.ts';
import { parseChoice } from '../cart/line-choice.ts';
import type { Database } from '../database/index.ts';
import type { RequestContext } from '../request-context.ts';
import { getOrderItemChoice } from './order-parts-repository.ts';
import type { OrderItemRecord } from './order-parts-repository.ts';

/** Returns the product that a line shows: the configurable one of a variant. Null when it left the shop. */
export function findShownProduct(database: Database, item: OrderItemRecord): Product | null {
  return findProductBySku(database, item.parent_sku === '' ? item.sku : item.parent_sku) ?? null;
}

/** Returns what was chosen of the product of a line: customizable options, parts of a bundle, and links. */
export function getChosenOptions(context: RequestContext, item: OrderItemRecord): readonly ChosenOption[] {
  const product = findShownProduct(context.database, item);
  const { choice } = getOrderItemChoice(context.database, item);
  return product ? getConfiguration(product, parseChoice(choice), context).options : [];
}
