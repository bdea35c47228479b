const countries: readonly string[] = ['CA', 'US'];

/**
 * Returns whether shoppers of a country expect prices without sales tax, which is added when they pay.
 *
 * @param country ISO 3166-1 alpha-2; null or undefined where it is not known
 */
export const isTaxAddedAtCheckout = (country: string | null | undefined): boolean => countries.includes(country ?? '');
