/** Amount of money in hundredths of the shop's base currency. */
export type MinorUnits = number;

/** Price of one pack. */
export interface SeedPrice {
  readonly regular: MinorUnits;
  /** Present while the product is on sale; always with `lowest30Days`. */
  readonly sale?: MinorUnits;
  /** Lowest price of the 30 days before the reduction. */
  readonly lowest30Days?: MinorUnits;
}
