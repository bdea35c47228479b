import type { MessageId } from '../i18n/index.ts';
import type { AddressField } from './address.ts';

/** What the regions of a country are called in its addresses; `checkout.region` for all others. */
const labels: readonly (readonly [message: MessageId, countries: string])[] = [
  ['checkout.region.land', 'AT DE'],
  ['checkout.region.canton', 'CH'],
  ['checkout.region.voivodeship', 'PL'],
  ['checkout.region.state', 'AU BR IN MX MY NG US VE'],
  ['checkout.region.province', 'AR BE CA CN CU ES ID IT NL PH TH TR ZA'],
  ['checkout.region.county', 'EE GB HR HU IE NO RO SE'],
];

/** Returns the message that labels the regions of a country. */
export function getRegionLabel(country: string): MessageId {
  return labels.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'checkout.region';
}

const fieldLabels: Readonly<Record<Exclude<AddressField, 'vat_id'>, MessageId>> = {
  email: 'checkout.email',
  country: 'checkout.countryLabel',
  prefix: 'checkout.prefix',
  firstname: 'checkout.firstname',
  middlename: 'checkout.middlename',
  lastname: 'checkout.lastname',
  suffix: 'checkout.suffix',
  company: 'checkout.company',
  street: 'checkout.street',
  city: 'checkout.city',
  postcode: 'checkout.postcode',
  region: 'checkout.region',
  telephone: 'checkout.telephone',
  fax: 'checkout.fax',
};

/** Returns the message that labels a field of an address in a country. */
export function getFieldLabel(field: AddressField, country: string): MessageId {
  if (field === 'vat_id') return country === 'PL' ? 'checkout.nip' : 'checkout.vatId';
  return fieldLabels[field];
}
