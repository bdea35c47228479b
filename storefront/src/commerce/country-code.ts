import type { graphql } from './graphql.ts';

/** Country code as in Magento's enum `CountryCodeEnum`: two letters. */
export type CountryCode = ReturnType<typeof graphql.scalar<'CountryCodeEnum'>>;

/** Returns whether a text is a country code of two capital letters (ISO 3166-1 alpha-2). */
export function isCountryCode(text: string): text is CountryCode {
  return /^[A-Z]{2}$/.test(text);
}
