import type { MessageId } from '../i18n/index.ts';
import type { AddressField } from './address.ts';

/** Messages with the countries to whose addresses they belong. */
type CountryLabels = readonly (readonly [message: MessageId, countries: string])[];

/** What the regions of a country are called in its addresses; `checkout.region` for all others. */
const regionLabels: CountryLabels = [
  ['checkout.region.land', 'AT DE'],
  ['checkout.region.canton', 'CH'],
  ['checkout.region.voivodeship', 'PL'],
  ['checkout.region.state', 'AU BR IN MX MY NG US VE'],
  ['checkout.region.province', 'AR BE CA CN CU EC ES ID IT KR NL PA PH TH TR VN ZA'],
  ['checkout.region.county', 'EE GB HR HU IE NO RO SE'],
  ['checkout.region.prefecture', 'JP'],
  ['checkout.region.department', 'BO CO FR GT HN NI PY SV UY'],
  ['checkout.region.emirate', 'AE'],
];

/** What the postcodes of a country are called in its addresses; `checkout.postcode` for all others. */
const postcodeLabels: CountryLabels = [
  ['checkout.zipCode', 'AS FM GU MH MP PH PR PW US VI'],
  ['checkout.pinCode', 'IN'],
  ['checkout.cep', 'BR'],
  ['checkout.eircode', 'IE'],
];

const findLabel = (labels: CountryLabels, country: string) =>
  labels.find(([, countries]) => countries.split(' ').includes(country))?.[0];

const fieldLabels: Readonly<Record<AddressField, MessageId>> = {
  email: 'checkout.email',
  country: 'checkout.countryLabel',
  prefix: 'checkout.prefix',
  firstname: 'checkout.firstname',
  middlename: 'checkout.middlename',
  lastname: 'checkout.lastname',
  suffix: 'checkout.suffix',
  company: 'checkout.company',
  vat_id: 'checkout.vatId',
  street: 'checkout.street',
  city: 'checkout.city',
  postcode: 'checkout.postcode',
  region: 'checkout.region',
  telephone: 'checkout.telephone',
  fax: 'checkout.fax',
};

const countryLabels: Partial<Record<AddressField, CountryLabels>> = {
  postcode: postcodeLabels,
  region: regionLabels,
  vat_id: [['checkout.nip', 'PL']],
};

/** Returns the message that labels a field of an address in a country, in the form and in the list of its errors. */
export function getFieldLabel(field: AddressField, country: string): MessageId {
  return findLabel(countryLabels[field] ?? [], country) ?? fieldLabels[field];
}
