import type { SeedProduct } from '../../shop/catalog-seed.ts';
import type { SeedBundleOption, SeedCustomOption, SeedOptionPrice } from '../../shop/product-type-seed.ts';
import type { Shop } from '../../shop/shop.ts';
import type { StoreView } from '../../store/store-view.ts';
import { getViewLanguage } from '../../store/view-language.ts';
import { encodeUid } from '../../uid.ts';
import type { Database } from '../../database/index.ts';
import { getSelectionAmounts, type BundleAmounts } from './bundle-amounts.ts';
import { findProductBySku } from './product.ts';
import type { Product } from './product.ts';

/** Where the options of a product come from, and in which language. */
export interface OptionScope {
  readonly shop: Pick<Shop, 'catalog'>;
  readonly database: Database;
  readonly storeView: StoreView;
}

/** Value of a customizable option. */
interface CustomValue extends SeedOptionPrice {
  readonly id: number;
  readonly uid: string;
  readonly title: string;
}

/** Customizable option with its ids. */
export interface CustomOption extends SeedOptionPrice {
  readonly id: number;
  readonly uid: string;
  readonly title: string;
  readonly type: SeedCustomOption['type'];
  readonly required: boolean;
  /** Maximum length of a text; 0 for no limit. */
  readonly maxCharacters: number;
  /** What files it takes; null for other options. Sizes are pixels, 0 for no limit. */
  readonly file: { readonly extensions: string; readonly maxWidth: number; readonly maxHeight: number } | null;
  /** Empty for an option whose value is entered. */
  readonly values: readonly CustomValue[];
}

/** Product that can be selected in a bundle, with its ids. Amounts are hundredths of the base currency. */
export interface BundleSelection {
  readonly id: number;
  /** With the preset quantity. */
  readonly uid: string;
  readonly product: Product;
  readonly quantity: number;
  readonly isDefault: boolean;
  readonly canChangeQuantity: boolean;
  /** Price of one. */
  readonly price: BundleAmounts;
  /** What percentage of the bundle's regular price the regular one is; absent for an amount. */
  readonly percent?: number;
}

/** Something to select in a bundle, with its ids. */
export interface BundleOption {
  readonly id: number;
  readonly uid: string;
  readonly title: string;
  readonly type: SeedBundleOption['type'];
  readonly required: boolean;
  readonly selections: readonly BundleSelection[];
}

/** File that is sold, with its ids. */
export interface DownloadLink {
  readonly id: number;
  readonly uid: string;
  readonly title: string;
  readonly price: number;
  /** Maximum number of downloads; 0 for no limit. */
  readonly downloads: number;
}

const seeds = new WeakMap<object, ReadonlyMap<string, SeedProduct>>();

/** The product of the shop's definition; undefined for variants. */
export function getSeedProduct({ catalog }: Pick<Shop, 'catalog'>, sku: string): SeedProduct | undefined {
  const known = seeds.get(catalog) ?? new Map(catalog.products.map((product) => [product.sku.toLowerCase(), product]));
  seeds.set(catalog, known);
  return known.get(sku.toLowerCase());
}

interface Titled {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
}

/** Returns the title in the language of a store view. */
export function getTitle({ title, titles }: Titled, storeView: StoreView): string {
  return titles?.[getViewLanguage(storeView)] ?? title;
}

const toPrice = ({ price, percent }: SeedOptionPrice): SeedOptionPrice => ({
  ...(price !== undefined && { price }),
  ...(percent !== undefined && { percent }),
});

/** Ids of the parts of something with an id; at most 99 each. */
const partId = (ownerId: number, index: number) => ownerId * 100 + index + 1;

/** Returns the customizable options of a product. */
export function getCustomOptions({ id: productId, sku }: Product, { shop, storeView }: OptionScope): CustomOption[] {
  return (getSeedProduct(shop, sku)?.options ?? []).map((option, index) => {
    const id = partId(productId, index);
    return {
      id,
      uid: encodeUid(`custom-option/${id}`),
      title: getTitle(option, storeView),
      type: option.type,
      required: option.required ?? false,
      maxCharacters: 'maxCharacters' in option ? (option.maxCharacters ?? 0) : 0,
      file:
        option.type === 'file'
          ? { extensions: option.extensions, maxWidth: option.maxWidth ?? 0, maxHeight: option.maxHeight ?? 0 }
          : null,
      ...('values' in option ? {} : toPrice(option)),
      values: ('values' in option ? option.values : []).map((value, position) => ({
        id: partId(id, position),
        uid: encodeUid(`custom-option/${id}/${partId(id, position)}`),
        title: getTitle(value, storeView),
        ...toPrice(value),
      })),
    };
  });
}

/** Whether the price of a bundle is the sum of the selected products. */
export function isDynamicBundle({ sku }: Product, { shop }: Pick<OptionScope, 'shop'>): boolean {
  const kind = getSeedProduct(shop, sku)?.kind;
  return kind?.type === 'bundle' && kind.price === undefined;
}

/** Returns what can be selected in a bundle; empty for other products. */
export function getBundleOptions({ id: productId, sku }: Product, scope: OptionScope): BundleOption[] {
  const kind = getSeedProduct(scope.shop, sku)?.kind;
  if (kind?.type !== 'bundle') return [];
  return kind.options.map((option, index) => {
    const id = partId(productId, index);
    return {
      id,
      uid: encodeUid(`bundle/${id}`),
      title: getTitle(option, scope.storeView),
      type: option.type,
      required: option.required,
      selections: option.selections.flatMap((selection, position): BundleSelection[] => {
        const product = findProductBySku(scope.database, selection.sku);
        if (!product) return [];
        const quantity = selection.quantity ?? 1;
        return [
          {
            id: partId(id, position),
            uid: encodeUid(`bundle/${id}/${partId(id, position)}/${quantity}`),
            product,
            quantity,
            isDefault: selection.isDefault ?? false,
            canChangeQuantity: selection.canChangeQuantity ?? false,
            price: getSelectionAmounts(kind, selection, product.finalPrice),
            ...(kind.price && selection.percent !== undefined && { percent: selection.percent }),
          },
        ];
      }),
    };
  });
}

/** Returns the links of a downloadable product; empty for other products. */
export function getDownloadLinks({ id: productId, sku }: Product, { shop, storeView }: OptionScope): DownloadLink[] {
  const kind = getSeedProduct(shop, sku)?.kind;
  if (kind?.type !== 'downloadable') return [];
  return kind.links.map((link, index) => {
    const id = partId(productId, index);
    return {
      id,
      uid: encodeUid(`downloadable/${id}`),
      title: getTitle(link, storeView),
      price: link.price ?? 0,
      downloads: link.downloads ?? 0,
    };
  });
}
