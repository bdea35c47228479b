import type { ImageLimits } from './image-limits.ts';
import type { ProductPrice } from '../products/index.ts';

/** How the value of an option is given: `image` is a file that the shop can send, `file` one that it cannot. */
export type OptionInput =
  | 'text'
  | 'textarea'
  | 'date'
  | 'datetime-local'
  | 'time'
  | 'image'
  | 'file'
  | 'select'
  | 'radio'
  | 'checkbox';

/** Value that can be selected. */
export interface PurchaseValue {
  /** To be sent as selected. */
  uid: string;
  label: string;
  /** SKU of a part of a bundle; absent elsewhere. */
  sku?: string;
  /** What it adds to the price of one piece with its preset quantity, in minor units. */
  price: number;
  /** What percentage of the price of a piece `price` is; absent for an amount. */
  percent?: number;
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
  /** What percentage of the price of a piece `price` is; absent for an amount. */
  percent?: number;
  /** Maximum length of a text; null for no limit. */
  maxLength: number | null;
  /** What images it takes; only of the input `image`. */
  image?: ImageLimits;
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
  /** Preselected quantity; may be a fraction, e.g. 0.5 of a meter. */
  quantity: number;
  inStock: boolean;
  /** Whether something has to be chosen on its own page. */
  needsChoice: boolean;
}

/** What a shopper chooses of a product beyond its variant. */
export interface PurchaseOptions {
  /** Whether it is a gift card, whose amount and recipient the shop does not ask for. Default `false`. */
  isGiftCard?: boolean;
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
