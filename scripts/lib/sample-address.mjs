import { toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';

/**
 * Places that exist, because carriers calculate prices from them: city, postcode, and code of the region in Magento.
 *
 * @type {ReadonlyMap<string, readonly [city: string, postcode: string, region?: string]>}
 */
const PLACES = new Map([
  ['AT', ['Wien', '1010', 'WI']],
  ['AU', ['Sydney', '2000', 'NSW']],
  ['BE', ['Brussel', '1000', 'BE-BRU']],
  ['BR', ['São Paulo', '01310-100', 'SP']],
  ['CA', ['Toronto', 'M5V 2T6', 'ON']],
  ['CH', ['Zürich', '8001', 'ZH']],
  ['CZ', ['Praha', '110 00']],
  ['DE', ['Berlin', '10115', 'BER']],
  ['DK', ['København', '1050', 'DK-84']],
  ['ES', ['Madrid', '28013', 'Madrid']],
  ['FI', ['Helsinki', '00100', 'Uusimaa']],
  ['FR', ['Paris', '75001', '75']],
  ['GB', ['London', 'SW1A 1AA']],
  ['GR', ['Athina', '105 57', 'GR-I']],
  ['HK', ['Hong Kong', '']],
  ['IE', ['Dublin', 'D02 X285']],
  ['IN', ['Mumbai', '400001', 'MH']],
  ['IT', ['Roma', '00184', 'RM']],
  ['JP', ['Tokyo', '100-0001']],
  ['LU', ['Luxembourg', '1009']],
  ['MX', ['Ciudad de México', '06000', 'CMX']],
  ['NL', ['Amsterdam', '1012 AB']],
  ['NO', ['Oslo', '0150']],
  ['NZ', ['Auckland', '1010']],
  ['PL', ['Warszawa', '00-001', 'PL-14']],
  ['PT', ['Lisboa', '1100-148', 'PT-11']],
  ['SE', ['Stockholm', '111 22', 'SE-AB']],
  ['US', ['New York', '10001', 'NY']],
]);

/**
 * @typedef {object} SampleAddress
 * @property {string} country
 * @property {string} city
 * @property {string} postcode
 * @property {string} region code, or a name where Magento lists no regions; empty for none
 * @property {number | null} regionId
 */

/**
 * Returns an address in a country.
 *
 * @param {unknown} country with `id` and `available_regions`
 * @param {boolean} isRegionRequired
 * @returns {SampleAddress}
 */
export function getSampleAddress(country, isRegionRequired) {
  const id = toText(getAt(country, 'id'));
  const [city, postcode, code] = PLACES.get(id) ?? ['City', '12345'];
  const regions = toList(getAt(country, 'available_regions'));
  const region = regions.find((one) => getAt(one, 'code') === code) ?? regions[0];
  const regionId = getAt(region, 'id');
  return {
    country: id,
    city,
    postcode,
    region: toText(getAt(region, 'code')) || (isRegionRequired ? 'Region' : ''),
    regionId: typeof regionId === 'number' ? regionId : null,
  };
}

/**
 * Writes an address as Magento's CartAddressInput, as the shop sends it: the region with its id, because Magento takes
 * numeric codes such as those of France for ids, and a company, which Magento may require.
 *
 * @param {SampleAddress} address
 */
export function writeAddress({ country, city, postcode, region, regionId }) {
  return `{ ${[
    `firstname: "Shop", lastname: "Doctor", company: "Shop Doctor", street: ["Main Street 1"], city: ${JSON.stringify(city)}`,
    `telephone: "123456789", postcode: ${JSON.stringify(postcode)}, country_code: ${JSON.stringify(country)}`,
    ...(region === '' ? [] : [`region: ${JSON.stringify(region)}`]),
    ...(regionId === null ? [] : [`region_id: ${regionId}`]),
    'save_in_address_book: false',
  ].join(', ')} }`;
}

/**
 * Writes an address as Magento's EstimateAddressInput.
 *
 * @param {SampleAddress} address
 */
export function writeEstimateAddress({ country, postcode, regionId }) {
  const region = regionId === null ? '' : `, region: { region_id: ${regionId} }`;
  return `{ country_code: ${country}, postcode: ${JSON.stringify(postcode)}${region} }`;
}
