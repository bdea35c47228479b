import brandFile from './brands.json' with { type: 'json' };

/** A brand of the demo shop. */
interface Brand {
  /** Name on the shelf. */
  label: string;
  /** Name and address of the operator responsible for the product on the market. */
  operator: string;
  /** One or two sentences for the brand's own category. */
  description: string;
}

/** Brands by the option value of the `brand` attribute, which is also the url key of the brand's category. All are fictitious. */
export const brands = brandFile satisfies Record<string, Brand>;

export type BrandValue = keyof typeof brands;
