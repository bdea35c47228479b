import { getOptionLabels } from '../catalog/product/variants.ts';
import { inputError } from '../graphql-error.ts';
import type { CommerceError } from '../graphql-error.ts';
import type { FieldResolver, Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';
import { configurableOptionUid, configurableValueUid, encodeUid } from '../uid.ts';
import { lineProblem } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import type { CartState } from './cart-state.ts';
import { linePrices } from './price-sources.ts';
import type { LineTotals } from './totals.ts';

/** Source of CartItemInterface. */
export interface ItemSource {
  __typename: 'SimpleCartItem' | 'ConfigurableCartItem';
  line: CartLine;
  totals: LineTotals;
  state: CartState;
}

/** The lines of a cart as sources, in the cart's order. */
export function itemSources(state: CartState): ItemSource[] {
  return state.lines.flatMap((line, index) => {
    const totals = state.totals.lines[index];
    const __typename = line.item.parent_sku === '' ? 'SimpleCartItem' : 'ConfigurableCartItem';
    return totals ? [{ __typename, line, totals, state }] : [];
  });
}

/**
 * The lines as `Cart.items` lists them: one that ran out is an error, which becomes null with an error whose path
 * ends in the line's index. `itemsV2` keeps such a line, with `is_available` false.
 */
export function itemsOrErrors(state: CartState): (ItemSource | CommerceError)[] {
  return itemSources(state).map((source) =>
    lineProblem(source.line) === 'out-of-stock' ? inputError('Some of the products are out of stock.') : source,
  );
}

const MESSAGES = {
  'out-of-stock': 'Some of the products are out of stock.',
  'too-many': 'The requested qty is not available',
} as const;

function problemMessage({ line }: ItemSource): string | null {
  const problem = lineProblem(line);
  return problem && MESSAGES[problem];
}

/** Magento's SelectedConfigurableOption of every choice of a line. */
export function selectedOptions(
  { product, options }: Pick<CartLine, 'product' | 'options'>,
  storeView: StoreView,
): unknown[] {
  return options.map((option) => ({
    id: option.attributeId,
    value_id: option.optionId,
    option_label: getOptionLabels(option, storeView).attribute,
    value_label: getOptionLabels(option, storeView).value,
    configurable_product_option_uid: configurableOptionUid(product.id, option.attributeId),
    configurable_product_option_value_uid: configurableValueUid(option.attributeId, option.optionId),
  }));
}

const commonFields: Record<string, FieldResolver> = {
  id: ({ line }: ItemSource) => String(line.item.id),
  uid: ({ line }: ItemSource) => encodeUid(line.item.id),
  quantity: ({ line }: ItemSource) => line.item.quantity,
  product: ({ line }: ItemSource) => line.product,
  prices: ({ totals, state }: ItemSource, _: unknown, context: RequestContext) =>
    linePrices(context, totals, state.coupon),
  is_available: (source: ItemSource) => problemMessage(source) === null,
  not_available_message: problemMessage,
  errors(source: ItemSource) {
    const message = problemMessage(source);
    return message === null ? null : [{ code: 'ITEM_QTY', message }];
  },
};

/** Fields of cart lines. */
export const itemResolvers: Resolvers = {
  SimpleCartItem: commonFields,
  ConfigurableCartItem: {
    ...commonFields,
    configured_variant: ({ line }: ItemSource) => line.bought,
    configurable_options: ({ line }: ItemSource, _: unknown, { storeView }: RequestContext) =>
      selectedOptions(line, storeView),
  },
};
