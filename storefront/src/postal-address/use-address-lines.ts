import { useIntl } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { getAddressLines, type PostalAddress } from './get-address-lines.ts';

/** Writes the lines of an address, see {@link getAddressLines}. */
export type ToAddressLines = (address: PostalAddress) => string[];

/** Returns what writes addresses in the store view, with the country where it is not that of the shop. */
export function useAddressLines(): ToAddressLines {
  const { locale } = useIntl();
  const { defaultCountry: homeCountry = new Intl.Locale(locale).region } = useLayout().store;
  return (address) => getAddressLines(address, { locale, homeCountry });
}
