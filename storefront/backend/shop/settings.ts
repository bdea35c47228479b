import type { MinorUnits } from './seed-price.ts';

/** Price of a carrier under a condition, as in Magento's table rates. */
export interface ShippingRate {
  /** Two-letter codes; absent: every country that the shop ships to. */
  readonly countries?: readonly string[];
  /** Value of the goods after discounts from which the rate applies. Default: 0. */
  readonly minimumSubtotal?: MinorUnits;
  readonly price: MinorUnits;
}

/** Terms that shoppers agree to before they order (Magento: Stores, Terms and Conditions). */
export interface AgreementSettings {
  readonly id: number;
  readonly name: string;
  readonly content: string;
  readonly isHtml: boolean;
  readonly checkboxText: string;
  /** `manual`: the shopper ticks a box; `auto`: placing the order is the consent. */
  readonly mode: 'auto' | 'manual';
}

/** Payment method of the shop. */
export interface PaymentSettings {
  readonly code: string;
  readonly title: string;
  /** True when the money comes after the order. */
  readonly isDeferred: boolean;
}

/** Carrier with its shipping method. */
export interface CarrierSettings {
  /** `parcel_locker` and `instore` deliver to pickup points, all others to the address. */
  readonly code: string;
  readonly methodCode: string;
  readonly price: MinorUnits;
  /** Rates that replace the price: of those that apply, the last one. The carrier is unavailable where none does. */
  readonly rates?: readonly ShippingRate[];
  /** Titles of carrier and method by language; those of the first language stand in for missing ones. */
  readonly titles: Readonly<Record<string, readonly [carrier: string, method: string]>>;
}

/** Field of addresses that Magento can show, require or hide, under the code of its attribute. */
export type AddressFieldCode = 'prefix' | 'middlename' | 'suffix' | 'company' | 'vat_id' | 'telephone' | 'fax';

/** Field of accounts that Magento can show, require or hide, under the code of its attribute. */
export type CustomerFieldCode = 'prefix' | 'middlename' | 'suffix' | 'dob' | 'gender' | 'taxvat';

/** How addresses or accounts have a field (Magento: `customer/address/*_show`). */
export interface FieldSettings {
  readonly show: 'required' | 'optional' | 'hidden';
  /** Values of a prefix or suffix to select from. Default: it is typed. */
  readonly options?: readonly string[];
}

/** Attribute of accounts or addresses that the merchant or a module has added. */
export interface AttributeSettings {
  readonly code: string;
  /** In the language of the store view. */
  readonly label: string;
  readonly input: 'text' | 'textarea' | 'multiline' | 'select' | 'multiselect' | 'boolean' | 'date' | 'file';
  /** Default: it may be empty. */
  readonly isRequired?: boolean;
  /**
   * Codes of Magento's forms that have it ("Forms to Use In"), e.g. `customer_address_edit`. Default: all of accounts or
   * of addresses.
   */
  readonly forms?: readonly string[];
  /** Values to select from. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Value of new entries; ids of options are separated by commas. Default: none. */
  readonly defaultValue?: string;
  /** Lines of a `multiline` attribute. Default: 1. */
  readonly lines?: number;
  /** Magento's validation rules by name, e.g. `{ MAX_TEXT_LENGTH: '40' }`. Default: none. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** Facts about the merchant that the server needs. */
export interface ShopSettings {
  /** Name of the shop in mails. */
  readonly name: string;
  readonly mailboxes: {
    /** Sender of all mails. */
    readonly sender: string;
    /** Mailbox of the shop's staff. */
    readonly staff: string;
  };
  /** Countries in which customers may live: two-letter code to three-letter code (ISO 3166-1). */
  readonly countries: Readonly<Record<string, string>>;
  /** Default: the telephone number is required, company and tax number are optional, the others hidden. */
  readonly addressFields?: { readonly [Code in AddressFieldCode]?: FieldSettings };
  /** Fields of accounts next to names and e-mail address. Default: all are hidden. */
  readonly customerFields?: { readonly [Code in CustomerFieldCode]?: FieldSettings };
  /** Attributes of accounts that the merchant has added. Default: none. */
  readonly customerAttributes?: readonly AttributeSettings[];
  /** Attributes of addresses that the merchant has added. Default: none. */
  readonly addressAttributes?: readonly AttributeSettings[];
  /** Lines that a street may have, from 1 to 4 (Magento: `customer/address/street_lines`). Default: 2. */
  readonly streetLines?: number;
  readonly shipping: {
    /** Two-letter codes of the countries that the shop ships to. */
    readonly countries: readonly string[];
    /** Value of the goods after discounts from which all carriers cost nothing; null: never. */
    readonly freeFrom: MinorUnits | null;
    readonly carriers: readonly CarrierSettings[];
  };
  readonly tax: {
    /** Name of the tax, e.g. `VAT`. */
    readonly name: string;
    /** Of products without a percentage of their own. */
    readonly goodsPercent: number;
    readonly shippingPercent: number;
  };
  /**
   * Whether lists and searches have products that are sold out (Magento:
   * `cataloginventory/options/show_out_of_stock`). Their pages exist in any case. Default: true, other than in Magento.
   */
  readonly listsSoldOutProducts?: boolean;
  /** Payment methods for a total above 0. Default: the sandbox card, bank transfer and cash on delivery. */
  readonly payments?: readonly PaymentSettings[];
  /** Terms that are asked for in the checkout. Default: none. */
  readonly agreements?: readonly AgreementSettings[];
  /** What orders are worth at least (Magento: `sales/minimum_order`). Default: no minimum. */
  readonly minimumOrder?: {
    /** Value of the goods with tax, after discounts. */
    readonly amount: MinorUnits;
    /** Says so to shoppers. Default: Magento's English sentence. */
    readonly description?: string;
  };
  /** Bank account for transfers. */
  readonly transferAccount: string;
  /** Days to withdraw from a contract after delivery; by law at least 14 (Directive 2011/83/EU, article 9). */
  readonly withdrawalDays: number;
  /** Coupon that new subscribers of the newsletter get. */
  readonly newsletterCoupon?: string;
  /** Fields of `storeConfig` that are the same in every store view, e.g. `default_country`. */
  readonly config?: Readonly<Record<string, unknown>>;
}
