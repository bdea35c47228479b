/** Amount of money in hundredths of the shop's base currency. */
export type MinorUnits = number;

/** Price of one pack. */
export interface SeedPrice {
  readonly regular: MinorUnits;
  /** Present while the product is on sale; always with `lowest30Days`. */
  readonly sale?: MinorUnits;
  /** Lowest price of the 30 days before the reduction. */
  readonly lowest30Days?: MinorUnits;
  /** First day of the sale as an ISO date, in the time zone of the store. Only reported; prices do not follow it. */
  readonly saleFrom?: string;
  /** Last day of the sale as an ISO date, in the time zone of the store. Only reported; prices do not follow it. */
  readonly saleTo?: string;
}
