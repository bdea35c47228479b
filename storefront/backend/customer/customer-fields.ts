import type { FieldSettings, CustomerFieldCode, ShopSettings } from '../shop/settings.ts';

/** What a merchant has set for accounts. */
export type CustomerSettings = Pick<ShopSettings, 'customerFields'>;

/** Fields of accounts that a merchant can set, in the order of Magento's form. */
export const customerFieldCodes = ['prefix', 'middlename', 'suffix', 'dob', 'taxvat', 'gender'] as const;

/** Names of the fields in Magento's messages. */
export const customerFieldLabels: Readonly<Record<CustomerFieldCode, string>> = {
  prefix: 'Name Prefix',
  middlename: 'Middle Name/Initial',
  suffix: 'Name Suffix',
  dob: 'Date of Birth',
  taxvat: 'Tax/VAT Number',
  gender: 'Gender',
};

/** Magento's options of a gender: id and label. */
export const genders = [
  [1, 'Male'],
  [2, 'Female'],
  [3, 'Not Specified'],
] as const;

/** How the merchant has set a field of accounts. Default: hidden, as Magento installs it. */
export const getCustomerField = ({ customerFields }: CustomerSettings, code: CustomerFieldCode): FieldSettings =>
  customerFields?.[code] ?? { show: 'hidden' };
