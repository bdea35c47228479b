/** Address in the address book of an account. */
export interface SeedAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly company?: string;
  /** Lines are separated by a line break. */
  readonly street: string;
  readonly city: string;
  /** ISO 3166-2 code, e.g. `DE-BY`. */
  readonly regionCode?: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  readonly postcode: string;
  readonly telephone: string;
}

/** Card that a customer has saved with the sandbox provider. */
export interface SeedCard {
  /** Code of the card brand, e.g. `VI`. */
  readonly type: string;
  /** Last four digits. */
  readonly maskedCC: string;
  /** `MM/YYYY`. */
  readonly expirationDate: string;
}

/** Past order of a customer. */
export interface SeedOrder {
  /** Time of the order: days before the shop opens, or an ISO date and time. */
  readonly placed: { readonly daysAgo: number } | { readonly at: string };
  /** Simple products, or variants with their parent's sku. */
  readonly items: readonly { readonly sku: string; readonly parentSku?: string; readonly quantity: number }[];
  readonly couponCode?: string;
  readonly carrierCode: string;
  /** Code of the locker or store where it is picked up. Absent: it goes to the address. */
  readonly pickupPoint?: string;
  readonly paymentMethod: string;
  readonly state: 'new' | 'processing' | 'complete';
  readonly tracking?: { readonly title: string; readonly number: string };
  readonly comments?: readonly string[];
  /** What a credit memo refunds, by sku of what was bought. Default: nothing. */
  readonly refunded?: readonly { readonly sku: string; readonly quantity: number }[];
}

/** Item of a wishlist; a configurable product may still be without a choice. */
export interface SeedWishlistItem {
  readonly sku: string;
  readonly note?: string;
}

/** Customer account that the shop opens with. */
export interface SeedAccount {
  readonly email: string;
  /** Absent: nobody can sign in to the account. */
  readonly password?: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Group of customers that has prices of its own, e.g. `wholesale`. Default: none, as new accounts. */
  readonly group?: string;
  /** ISO date and time. Default: when the shop opens. */
  readonly registeredAt?: string;
  /** The first is the default one for shipping, the second for invoices. */
  readonly addresses: readonly SeedAddress[];
  readonly card?: SeedCard;
  /** Store credit on Adobe Commerce, in hundredths of the base currency. Default: 0. */
  readonly storeCredit?: number;
  /** Reward points on Adobe Commerce. Default: 0. */
  readonly rewardPoints?: number;
  /** Oldest first. */
  readonly orders?: readonly SeedOrder[];
  readonly wishlist?: readonly SeedWishlistItem[];
}
