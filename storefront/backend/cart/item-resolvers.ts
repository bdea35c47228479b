import type { Product, ProductTypename } from '../catalog/index.ts';
import { optionPriceSource } from '../catalog/product/custom-option-sources.ts';
import { linkSource } from '../catalog/product/product-type-resolvers.ts';
import { getDownloadLinks } from '../catalog/product/purchase-options.ts';
import { getOptionLabels } from '../catalog/product/variants.ts';
import { inputError } from '../graphql-error.ts';
import type { CommerceError } from '../graphql-error.ts';
import type { FieldResolver, Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';
import { priceIn, toMoney } from '../money.ts';
import { configurableOptionUid, configurableValueUid, encodeUid } from '../uid.ts';
import { lineProblem } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import type { Configuration } from './configuration.ts';
import type { CartState } from './cart-state.ts';
import { linkOptionFile, parseOptionFile } from './option-file.ts';
import { linePrices } from './price-sources.ts';
import type { LineTotals } from './totals.ts';

const typenames = {
  SimpleProduct: 'SimpleCartItem',
  ConfigurableProduct: 'ConfigurableCartItem',
  VirtualProduct: 'VirtualCartItem',
  DownloadableProduct: 'DownloadableCartItem',
  BundleProduct: 'BundleCartItem',
  // Its products are lines of their own.
  GroupedProduct: 'SimpleCartItem',
} as const satisfies Record<ProductTypename, string>;

type ItemTypename = (typeof typenames)[ProductTypename];

/** Source of CartItemInterface. */
export interface ItemSource {
  __typename: ItemTypename;
  line: CartLine;
  totals: LineTotals;
  state: CartState;
}

/** The lines of a cart as sources, in the cart's order. */
export function itemSources(state: CartState): ItemSource[] {
  return state.lines.flatMap((line, index) => {
    const totals = state.totals.lines[index];
    const __typename = typenames[line.product.__typename];
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

/** Sources of SelectedCustomizableOption. */
export function customizableOptions({ options }: Configuration, context: RequestContext): unknown[] {
  return options
    .filter(({ source }) => source === 'custom')
    .map((option, index) => ({
      customizable_option_uid: option.uid,
      id: option.id,
      is_required: option.required,
      label: option.label,
      sort_order: index + 1,
      type: option.type,
      values: option.values.map((value) => {
        const { price, price_type: type } = optionPriceSource(value.price, context);
        const file = option.type === 'file' ? parseOptionFile(value.value) : null;
        return {
          id: value.id,
          // Magento names no uid of a file, although its schema promises one.
          ...(file
            ? { label: option.label, value: linkOptionFile(file, value.id) }
            : { customizable_option_value_uid: value.uid, label: value.label, value: value.value }),
          price: { type, units: type === 'PERCENT' ? '%' : context.currency, value: price },
        };
      }),
    }));
}

/** Sources of SelectedBundleOption. */
export function bundleOptions({ options }: Configuration, context: RequestContext): unknown[] {
  return options
    .filter(({ source }) => source === 'bundle')
    .map((option) => ({
      ...{ id: option.id, uid: option.uid, label: option.label, type: option.type },
      values: option.values.map(({ id, uid, label, quantity, price }) => {
        const amount = priceIn(price.price ?? 0, context);
        const money = toMoney(amount, context);
        return { id, uid, label, quantity, price: amount / 100, priceV2: money, original_price: money };
      }),
    }));
}

/** Sources of the chosen DownloadableProductLinks. */
export function chosenLinks(product: Product, { options }: Configuration, context: RequestContext): unknown[] {
  const ids = options.flatMap(({ source, values }) => (source === 'link' ? values.map(({ id }) => id) : []));
  return getDownloadLinks(product, context)
    .filter(({ id }) => ids.includes(id))
    .map((link, index) => linkSource(link, context, index));
}

const optionFields: Record<string, FieldResolver> = {
  ...commonFields,
  customizable_options: ({ line }: ItemSource, _: unknown, context: RequestContext) =>
    customizableOptions(line.configuration, context),
};

/** Fields of cart lines. */
export const itemResolvers: Resolvers = {
  SimpleCartItem: optionFields,
  VirtualCartItem: optionFields,
  DownloadableCartItem: {
    ...optionFields,
    links: ({ line }: ItemSource, _: unknown, context: RequestContext) =>
      chosenLinks(line.bought, line.configuration, context),
    samples: () => [],
  },
  BundleCartItem: {
    ...optionFields,
    bundle_options: ({ line }: ItemSource, _: unknown, context: RequestContext) =>
      bundleOptions(line.configuration, context),
  },
  ConfigurableCartItem: {
    ...optionFields,
    configured_variant: ({ line }: ItemSource) => line.bought,
    configurable_options: ({ line }: ItemSource, _: unknown, { storeView }: RequestContext) =>
      selectedOptions(line, storeView),
  },
};
