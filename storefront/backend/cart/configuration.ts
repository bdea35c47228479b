import type { Product } from '../catalog/index.ts';
import { getBundleBase } from '../catalog/product/bundle-amounts.ts';
import {
  getBundleOptions,
  getCustomOptions,
  getDownloadLinks,
  getSeedProduct,
  getTitle,
  type BundleOption,
  type CustomOption,
  type OptionScope,
} from '../catalog/product/purchase-options.ts';
import { getProductTexts } from '../catalog/product/product-texts.ts';
import type { SeedOptionPrice } from '../shop/product-type-seed.ts';
import { encodeUid } from '../uid.ts';
import type { LineChoice } from './line-choice.ts';
import { parseOptionFile, printOptionFile } from './option-file.ts';

/** Value that was selected or entered. */
export interface ChosenValue {
  readonly id: number;
  readonly uid: string;
  /** As shown. */
  readonly label: string;
  /** What was entered, or the id of what was selected. */
  readonly value: string;
  /** Pieces for one piece of the line; 1 but for bundles. */
  readonly quantity: number;
  readonly price: SeedOptionPrice;
  /** The selected product of a bundle. */
  readonly product?: Product;
}

/** Option with what was chosen in it. */
export interface ChosenOption {
  readonly source: 'custom' | 'bundle' | 'link';
  readonly id: number;
  readonly uid: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly values: readonly ChosenValue[];
}

/** What is bought with a line. */
export interface Configuration {
  readonly options: readonly ChosenOption[];
  /** Price of one piece without its options, in hundredths of the base currency. */
  readonly base: { readonly regular: number; readonly final: number };
  /** What one piece takes from the stock. */
  readonly units: readonly { readonly sku: string; readonly quantity: number }[];
}

function chooseCustomOption(option: CustomOption, { selected, entered }: LineChoice): ChosenValue[] {
  const text = entered.get(`custom-option/${option.id}`);
  if (option.values.length === 0)
    return text === undefined
      ? []
      : [
          {
            id: option.id,
            uid: option.uid,
            label: formatEntered(option, text),
            value: text,
            quantity: 1,
            price: option,
          },
        ];
  return option.values
    .filter(({ id }) => selected.includes(`custom-option/${option.id}/${id}`))
    .map((value) => ({
      id: value.id,
      uid: value.uid,
      label: value.title,
      value: String(value.id),
      quantity: 1,
      price: value,
    }));
}

/** An entered value as it is shown: of a date and a time only the part that was asked for, of a file its name. */
function formatEntered({ type }: CustomOption, text: string): string {
  if (type === 'file') {
    const file = parseOptionFile(text);
    return file ? printOptionFile(file) : '';
  }
  const [date = '', time = ''] = text.split(' ');
  if (type === 'date') return date;
  if (type === 'time') return time.slice(0, 5);
  return type === 'date_time' ? `${date} ${time.slice(0, 5)}` : text;
}

function chooseInBundle(option: BundleOption, { selected, entered }: LineChoice, scope: OptionScope): ChosenValue[] {
  return option.selections.flatMap((selection): ChosenValue[] => {
    const prefix = `bundle/${option.id}/${selection.id}/`;
    const preset = selected.find((id) => id.startsWith(prefix))?.slice(prefix.length);
    const own = [...entered].find(([id]) => id.startsWith(prefix))?.[1] ?? preset;
    if (own === undefined) return [];
    const quantity = selection.canChangeQuantity ? Number(own) : selection.quantity;
    return [
      {
        id: selection.id,
        uid: encodeUid(`${prefix}${quantity}`),
        label: getProductTexts(selection.product, scope).name,
        value: String(selection.id),
        quantity,
        price: { price: selection.price.final },
        product: selection.product,
      },
    ];
  });
}

function getChosenOptions(product: Product, choice: LineChoice, scope: OptionScope): ChosenOption[] {
  const links = getDownloadLinks(product, scope);
  const kind = getSeedProduct(scope.shop, product.sku)?.kind;
  const separately = kind?.type === 'downloadable' && kind.separately;
  return [
    ...getCustomOptions(product, scope).map(({ id, uid, title, type, required, ...option }) => ({
      source: 'custom' as const,
      ...{ id, uid, label: title, type, required },
      values: chooseCustomOption({ id, uid, title, type, required, ...option }, choice),
    })),
    ...getBundleOptions(product, scope).map((option) => ({
      source: 'bundle' as const,
      ...{ id: option.id, uid: option.uid, label: option.title, type: option.type, required: option.required },
      values: chooseInBundle(option, choice, scope),
    })),
    ...(kind?.type === 'downloadable'
      ? [
          {
            source: 'link' as const,
            ...{ id: product.id, uid: '', label: getTitle(kind.linksTitle, scope.storeView) },
            type: 'checkbox',
            required: true,
            values: links
              .filter(({ id }) => !separately || choice.selected.includes(`downloadable/${id}`))
              .map(({ id, uid, title, price }) => ({
                id,
                uid,
                label: title,
                value: String(id),
                quantity: 1,
                price: { price: separately ? price : 0 },
              })),
          },
        ]
      : []),
  ];
}

/**
 * Returns what is bought of a product with a choice; options without a value are left out.
 *
 * @param product The simple product or variant that is delivered, or a product of another type.
 */
export function getConfiguration(product: Product, choice: LineChoice, scope: OptionScope): Configuration {
  const all = getChosenOptions(product, choice, scope);
  const options = all.filter(({ values }) => values.length > 0);
  const kind = getSeedProduct(scope.shop, product.sku)?.kind;
  if (kind?.type !== 'bundle')
    return {
      options,
      base: { regular: product.regularPrice, final: product.finalPrice },
      units: [{ sku: product.sku, quantity: 1 }],
    };
  return {
    options,
    base: getBundleBase(kind),
    units: options.flatMap(({ values }) =>
      values.flatMap((value) => (value.product ? [{ sku: value.product.sku, quantity: value.quantity }] : [])),
    ),
  };
}

/** Leaves out values for options of type file: GraphQL takes texts only. */
export function withoutFiles(product: Product, { selected, entered }: LineChoice, scope: OptionScope): LineChoice {
  const files = new Set(
    getCustomOptions(product, scope).flatMap(({ id, type }) => (type === 'file' ? [`custom-option/${id}`] : [])),
  );
  return { selected, entered: new Map([...entered].filter(([id]) => !files.has(id))) };
}

/** Leaves out what a product has no option for: the values of a variant, and those of other products. */
export function withoutUnknownOptions(
  product: Product,
  { selected, entered }: LineChoice,
  scope: OptionScope,
): LineChoice {
  const prefixes = [
    ...getCustomOptions(product, scope).map(({ id }) => `custom-option/${id}/`),
    ...getBundleOptions(product, scope).flatMap(({ id, selections }) =>
      selections.map((selection) => `bundle/${id}/${selection.id}/`),
    ),
    ...getDownloadLinks(product, scope).map(({ id }) => `downloadable/${id}/`),
  ];
  const isKnown = (id: string) => prefixes.some((prefix) => `${id}/`.startsWith(prefix));
  return { selected: selected.filter(isKnown), entered: new Map([...entered].filter(([id]) => isKnown(id))) };
}

const dateTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u;

function getCustomOptionError(option: CustomOption, choice: LineChoice): string | null {
  const values = chooseCustomOption(option, choice);
  const [value] = values;
  if (!value)
    return option.required
      ? "The product's required option(s) weren't entered. Make sure the options are entered and try again."
      : null;
  if (option.type === 'file' && !parseOptionFile(value.value))
    return "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
  if (option.maxCharacters > 0 && Array.from(value.value).length > option.maxCharacters)
    return 'The text is too long. Shorten the text and try again.';
  if (['date', 'date_time', 'time'].includes(option.type) && !dateTime.test(value.value))
    return 'Please specify date required option(s).';
  return ['drop_down', 'radio'].includes(option.type) && values.length > 1
    ? 'Only one value of the option can be selected.'
    : null;
}

function getBundleError(option: BundleOption, choice: LineChoice, scope: OptionScope): string | null {
  const values = chooseInBundle(option, choice, scope);
  if (option.required && values.length === 0) return 'Please select all required options.';
  return values.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
    ? null
    : 'Please enter a quantity greater than 0.';
}

/** Returns what is wrong with a choice, in Magento's words; null when nothing is. */
export function getChoiceError(product: Product, choice: LineChoice, scope: OptionScope): string | null {
  if (product.__typename === 'GroupedProduct') return 'Please specify the quantity of product(s).';
  const problems = [
    ...getCustomOptions(product, scope).map((option) => getCustomOptionError(option, choice)),
    ...getBundleOptions(product, scope).map((option) => getBundleError(option, choice, scope)),
  ];
  const hasNoLinks =
    product.__typename === 'DownloadableProduct' &&
    !getConfiguration(product, choice, scope).options.some(({ source }) => source === 'link');
  return problems.find((problem) => problem !== null) ?? (hasNoLinks ? 'Please specify product link(s).' : null);
}
