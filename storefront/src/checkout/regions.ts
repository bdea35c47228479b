import type { Country, Region } from './countries.ts';

/** Returns the regions of all countries. */
export function getRegions(countries: readonly Country[]): readonly Region[] {
  return countries.flatMap(({ regions }) => regions);
}

/** Region of an address, see `CheckoutAddress`. */
interface AddressRegion {
  country_code: string;
  region_code: string;
}

/** Returns the region of an address in the list of its country: by code, or by name in any letter case. */
export function findListedRegion(
  { country_code, region_code }: AddressRegion,
  regions: readonly Region[],
): Region | undefined {
  const listed = regions.filter(({ country }) => country === country_code);
  const typed = region_code.trim().toLowerCase();
  return (
    listed.find(({ code }) => code === region_code) ?? listed.find(({ name }) => name.trim().toLowerCase() === typed)
  );
}

/** Returns an address whose region has its code: Magento may have saved the name alone. */
export function withRegionCode<Address extends AddressRegion>(address: Address, regions: readonly Region[]): Address {
  const region = findListedRegion(address, regions);
  return region ? { ...address, region_code: region.code } : address;
}

/** Returns an address with the name of its region, for its text. */
export function withRegionName<Address extends AddressRegion>(address: Address, regions: readonly Region[]) {
  return { ...address, region: findListedRegion(address, regions)?.name };
}

/**
 * Returns the region of an address in the form of Magento's inputs: with the id of its list, because codes alone are
 * refused in the address book, and numeric ones taken for ids in the cart; as typed in a country without a list.
 */
export function toRegionFields(address: AddressRegion, regions: readonly Region[]) {
  const region = findListedRegion(address, regions);
  if (region) return { region_code: region.code, region_id: region.id, region: region.name };
  const isTyped = address.region_code !== '' && !regions.some(({ country }) => country === address.country_code);
  return isTyped ? { region: address.region_code } : {};
}
