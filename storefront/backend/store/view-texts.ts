/** Texts of a category; a missing one is the stored one. */
export interface CategoryTexts {
  readonly name?: string;
  /** HTML. */
  readonly description?: string;
  readonly promoContent?: string;
}

/** Labels of an attribute and of its options by value. */
export interface AttributeTexts {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Texts of a store view that is not in the language of the stored entities. */
export interface ViewTexts {
  /** By URL path of the default store view. */
  readonly categories?: Readonly<Record<string, CategoryTexts>>;
  /** By attribute code. */
  readonly attributes?: Readonly<Record<string, AttributeTexts>>;
  /** Texts of physical stores and parcel lockers by the stored text. */
  readonly places?: Readonly<Record<string, string>>;
  /** Labels of coupons by code. */
  readonly coupons?: Readonly<Record<string, string>>;
}
