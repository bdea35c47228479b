import { getShopPath, type ResultOf } from '../commerce/index.ts';
import { toMinorUnits } from '../i18n/index.ts';
import { toProductPrice, type ProductPrice } from '../products/index.ts';
import type { productOptionsQuery } from './product-options-query.ts';

/** How the value of an option is given. */
export type OptionInput =
  | 'text'
  | 'textarea'
  | 'date'
  | 'datetime-local'
  | 'time'
  | 'file'
  | 'select'
  | 'radio'
  | 'checkbox';

/** Value that can be selected. */
export interface PurchaseValue {
  /** To be sent as selected. */
  uid: string;
  label: string;
  /** What it adds to the price of one piece with its preset quantity, in minor units. */
  price: number;
  /** Preset quantity in a bundle; 1 elsewhere. */
  quantity: number;
  isDefault: boolean;
  inStock: boolean;
  /** URL of a sample; null without. */
  sampleUrl: string | null;
}

/** Option of a product: something to select or to enter. */
export interface PurchaseOption {
  uid: string;
  label: string;
  required: boolean;
  input: OptionInput;
  /** What an entered value adds to the price, in minor units; 0 for options with values. */
  price: number;
  /** Maximum length of a text; null for no limit. */
  maxLength: number | null;
  /** Empty for an option whose value is entered. */
  values: PurchaseValue[];
  /** Whether the shopper can change the quantity of the selected value. */
  canChangeQuantity: boolean;
}

/** Product of a group. */
export interface GroupItem {
  sku: string;
  name: string;
  href: string;
  image: string | null;
  price: ProductPrice | null;
  /** Preselected quantity. */
  quantity: number;
  inStock: boolean;
  /** Whether something has to be chosen on its own page. */
  needsChoice: boolean;
}

/** What a shopper chooses of a product beyond its variant. */
export interface PurchaseOptions {
  /** Price of one piece without options, in minor units. */
  basePrice: number;
  currency: string;
  options: PurchaseOption[];
  /** Products of a group; empty for other products. */
  items: GroupItem[];
  /** Samples of a download. */
  samples: { title: string; url: string }[];
  /** Uids of the products of a bundle or a group: the page changes with them. */
  partUids: string[];
}

type Item = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof productOptionsQuery.document>['products']>['items']>[number]
>;
type CustomItem = Extract<Item, { options: unknown }>;
type CustomOption = NonNullable<NonNullable<CustomItem['options']>[number]>;
interface OptionPrice {
  price?: number | null;
  price_type?: string | null;
}

const byOrder = (a: { sort_order?: number | null } | null, b: { sort_order?: number | null } | null) =>
  (a?.sort_order ?? 0) - (b?.sort_order ?? 0);
const byPosition = (a: { position?: number | null } | null, b: { position?: number | null } | null) =>
  (a?.position ?? 0) - (b?.position ?? 0);

/** Returns what is chosen of a product; null when the backend has no product with this SKU or it has no price. */
export function toPurchaseOptions(response: ResultOf<typeof productOptionsQuery.document>): PurchaseOptions | null {
  const item = response.products?.items?.[0];
  const price = item && toProductPrice(item);
  if (!price) return null;
  const basePrice = getBasePrice(item, price.current.minor);
  return {
    basePrice,
    currency: price.current.currency,
    options: [...toBundleOptions(item), ...toLinkOptions(item), ...toCustomOptions(item, basePrice)],
    items: toGroupItems(item),
    partUids: getPartUids(item),
    samples:
      item.__typename === 'DownloadableProduct'
        ? [...(item.downloadable_product_samples ?? [])]
            .sort(byOrder)
            .flatMap((sample) =>
              sample?.title && sample.sample_url ? [{ title: sample.title, url: sample.sample_url }] : [],
            )
        : [],
  };
}

/** The price of a bundle is a range with its selections; the product itself costs nothing when the price is dynamic. */
function getBasePrice(item: Item, minimum: number): number {
  if (item.__typename !== 'BundleProduct') return minimum;
  return item.dynamic_price ? 0 : toMinorUnits(item.price_details?.main_final_price ?? 0);
}

function toOptionPrice({ price, price_type: type }: OptionPrice, basePrice: number): number {
  if (!price) return 0;
  return type === 'PERCENT' ? Math.round((basePrice * price) / 100) : toMinorUnits(price);
}

const nothingSelected = { quantity: 1, isDefault: false, inStock: true, sampleUrl: null };

function toCustomOptions(item: Item, basePrice: number): PurchaseOption[] {
  const options = 'options' in item ? (item.options ?? []) : [];
  return [...options].sort(byOrder).flatMap((option) => {
    if (!option) return [];
    const { input, price = null, maxLength = null, values = [] } = toCustomInput(option);
    return [
      {
        uid: option.uid,
        label: option.title ?? '',
        required: option.required ?? false,
        input,
        price: price ? toOptionPrice(price, basePrice) : 0,
        maxLength: maxLength || null,
        values: values.flatMap((value) =>
          value
            ? [
                {
                  ...nothingSelected,
                  uid: value.uid,
                  label: value.title ?? '',
                  price: toOptionPrice(value, basePrice),
                },
              ]
            : [],
        ),
        canChangeQuantity: false,
      },
    ];
  });
}

type CustomValue = OptionPrice & { uid: string; title: string | null };

interface CustomInput {
  input: OptionInput;
  price?: OptionPrice | null;
  maxLength?: number | null | undefined;
  values?: readonly (CustomValue | null)[];
}

const dateInputs = { DATE: 'date', DATE_TIME: 'datetime-local', TIME: 'time' } as const;

function toCustomInput(option: CustomOption): CustomInput {
  switch (option.__typename) {
    case 'CustomizableFieldOption':
      return { input: 'text', price: option.field, maxLength: option.field?.max_characters };
    case 'CustomizableAreaOption':
      return { input: 'textarea', price: option.area, maxLength: option.area?.max_characters };
    case 'CustomizableDateOption':
      return { input: dateInputs[option.date?.type ?? 'DATE'], price: option.date };
    case 'CustomizableDropDownOption':
      return { input: 'select', values: option.dropDown ?? [] };
    case 'CustomizableRadioOption':
      return { input: 'radio', values: option.radio ?? [] };
    case 'CustomizableCheckboxOption':
      return { input: 'checkbox', values: option.checkbox ?? [] };
    case 'CustomizableMultipleOption':
      return { input: 'checkbox', values: option.multiple ?? [] };
    // A type that the shop does not know cannot be filled in, like a file.
    default:
      return { input: 'file' };
  }
}

const bundleInputs = new Map<string, OptionInput>([
  ['select', 'select'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['multi', 'checkbox'],
]);

function toBundleOptions(item: Item): PurchaseOption[] {
  if (item.__typename !== 'BundleProduct') return [];
  return [...(item.bundle ?? [])].sort(byPosition).flatMap((option) => {
    if (!option) return [];
    const selections = [...(option.options ?? [])]
      .sort(byPosition)
      .flatMap((selection) => (selection ? [selection] : []));
    const input = bundleInputs.get(option.type ?? '') ?? 'radio';
    return [
      {
        uid: option.uid ?? '',
        label: option.title ?? '',
        required: option.required ?? false,
        input,
        price: 0,
        maxLength: null,
        values: selections.map((selection) => {
          const quantity = selection.quantity ?? 1;
          const part = selection.product && toProductPrice(selection.product);
          const one = item.dynamic_price ? (part?.current.minor ?? 0) : toMinorUnits(selection.price ?? 0);
          return {
            uid: selection.uid,
            label: selection.label ?? selection.product?.name ?? '',
            price: Math.round(one * quantity),
            quantity,
            isDefault: selection.is_default ?? false,
            inStock: selection.product?.stock_status !== 'OUT_OF_STOCK',
            sampleUrl: null,
          };
        }),
        canChangeQuantity:
          input !== 'checkbox' &&
          selections.length > 0 &&
          selections.every(({ can_change_quantity: canChange }) => canChange),
      },
    ];
  });
}

/** Name of the option that stands for the links of a download; they have none of their own. */
const linksUid = 'links';

function toLinkOptions(item: Item): PurchaseOption[] {
  if (item.__typename !== 'DownloadableProduct' || item.links_purchased_separately !== 1) return [];
  return [
    {
      uid: linksUid,
      label: item.links_title ?? '',
      required: true,
      input: 'checkbox',
      price: 0,
      maxLength: null,
      values: [...(item.downloadable_product_links ?? [])].sort(byOrder).flatMap((link) =>
        link
          ? [
              {
                ...nothingSelected,
                uid: link.uid,
                label: link.title ?? '',
                price: toMinorUnits(link.price ?? 0),
                sampleUrl: link.sample_url || null,
              },
            ]
          : [],
      ),
      canChangeQuantity: false,
    },
  ];
}

function toGroupItems(item: Item): GroupItem[] {
  if (item.__typename !== 'GroupedProduct') return [];
  return [...(item.group ?? [])].sort(byPosition).flatMap((entry) => {
    const product = entry?.product;
    if (!product?.sku || !product.name) return [];
    const options = 'options' in product ? (product.options ?? []) : [];
    return [
      {
        sku: product.sku,
        name: product.name,
        href: getShopPath(product.url_key, product.url_suffix),
        image: product.thumbnail?.url ?? null,
        price: toProductPrice(product),
        quantity: Math.round(entry?.qty ?? 0),
        inStock: product.stock_status !== 'OUT_OF_STOCK',
        needsChoice: product.__typename === 'ConfigurableProduct' || options.some((option) => option?.required),
      },
    ];
  });
}

function getPartUids(item: Item): string[] {
  const parts = [
    ...(item.__typename === 'BundleProduct' ? (item.bundle ?? []).flatMap((option) => option?.options ?? []) : []),
    ...(item.__typename === 'GroupedProduct' ? (item.group ?? []) : []),
  ];
  return [...new Set(parts.flatMap((part) => part?.product?.uid ?? []))];
}

/** Whether a product can be bought here at all: a file that it requires cannot be sent, and every part must be in stock. */
export function getPurchaseBarrier({ options, items }: PurchaseOptions): 'file' | 'stock' | null {
  if (options.some(({ input, required }) => input === 'file' && required)) return 'file';
  const isMissing = options.some(
    ({ required, values }) => required && values.length > 0 && values.every(({ inStock }) => !inStock),
  );
  const isGroupMissing = items.length > 0 && items.every(({ inStock, needsChoice }) => !inStock || needsChoice);
  return isMissing || isGroupMissing ? 'stock' : null;
}
