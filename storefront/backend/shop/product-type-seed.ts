import type { SeedSaleTerms } from './sale-terms-seed.ts';
import type { MinorUnits, SeedPrice } from './seed-price.ts';

/** Title by language; a language that is missing shows the title itself. */
interface Titled {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
}

/** What an option adds to the price of the product: an amount, or a share of the final price in percent. */
export interface SeedOptionPrice {
  readonly price?: MinorUnits;
  readonly percent?: number;
}

/** Value of an option. */
export interface SeedOptionValue extends Titled, SeedOptionPrice {}

/** Option whose value the shopper enters. */
interface SeedEnteredOption extends Titled, SeedOptionPrice {
  readonly type: 'field' | 'area' | 'date' | 'date_time' | 'time';
  readonly required?: boolean;
  /** Maximum length of a text. Default: no limit. */
  readonly maxCharacters?: number;
}

/** Option for which the shopper sends a file. */
interface SeedFileOption extends Titled, SeedOptionPrice {
  readonly type: 'file';
  readonly required?: boolean;
  /** Allowed extensions, e.g. `jpg, png`. */
  readonly extensions: string;
  /** Largest width and height of an image in pixels. Default: no limit. */
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

/** Option whose values the shopper selects. */
interface SeedSelectedOption extends Titled {
  readonly type: 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  readonly required?: boolean;
  readonly values: readonly SeedOptionValue[];
}

/** Customizable option of a product, e.g. an engraving. */
export type SeedCustomOption = SeedEnteredOption | SeedFileOption | SeedSelectedOption;

/** Product that is not shipped. */
export interface VirtualKind extends SeedSaleTerms {
  readonly type: 'virtual';
  readonly stock: number;
}

/** File that is sold. */
export interface SeedLink extends Titled {
  /** On top of the price of the product. Default 0. */
  readonly price?: MinorUnits;
  /** Maximum number of downloads. Default: no limit. */
  readonly downloads?: number;
}

/** Product that consists of files. */
export interface DownloadableKind extends SeedSaleTerms {
  readonly type: 'downloadable';
  readonly stock: number;
  readonly linksTitle: Titled;
  /** Whether the shopper selects links; otherwise all are bought. */
  readonly separately: boolean;
  readonly links: readonly SeedLink[];
  readonly samples?: readonly (Titled & { readonly url: string })[];
}

/** Product that can be selected in a bundle. */
export interface SeedSelection {
  /** SKU of a simple product of the shop. */
  readonly sku: string;
  /** Default 1. */
  readonly quantity?: number;
  readonly isDefault?: boolean;
  readonly canChangeQuantity?: boolean;
  /** In a bundle with a price: what one adds. Default 0. */
  readonly price?: MinorUnits;
  /** In a bundle with a price: what one adds instead, as a percentage of the bundle's regular price. */
  readonly percent?: number;
}

/** Something to select in a bundle. */
export interface SeedBundleOption extends Titled {
  readonly type: 'select' | 'radio' | 'checkbox' | 'multi';
  readonly required: boolean;
  readonly selections: readonly SeedSelection[];
}

/** Product that the shopper puts together from simple products. */
export interface BundleKind {
  readonly type: 'bundle';
  /** Default: dynamic, the sum of the prices of the selected products. */
  readonly price?: Pick<SeedPrice, 'regular'>;
  /** Special price: the percentage that is paid of the bundle and of its selections. Default 100. */
  readonly specialPercent?: number;
  /** Reductions of the bundle and of its selections from a quantity on. Default: none. */
  readonly tiers?: readonly { readonly quantity: number; readonly percent: number }[];
  readonly options: readonly SeedBundleOption[];
}

/** Simple products that are presented together. */
export interface GroupedKind {
  readonly type: 'grouped';
  readonly items: readonly {
    readonly sku: string;
    /** Preselected. Default 0. */
    readonly quantity?: number;
  }[];
}
