import type { AddressFieldCode, FieldSettings, ShopSettings } from '../shop/settings.ts';

/** How addresses of a shop have each field that not every shop has. */
export type AddressFields = Readonly<Record<AddressFieldCode, FieldSettings>>;

/** Fields of addresses as Magento installs them. */
export const defaultAddressFields: AddressFields = {
  prefix: { show: 'hidden' },
  middlename: { show: 'hidden' },
  suffix: { show: 'hidden' },
  company: { show: 'optional' },
  vat_id: { show: 'optional' },
  telephone: { show: 'required' },
  fax: { show: 'hidden' },
};

/** What a merchant has set for addresses. */
export type AddressSettings = Pick<ShopSettings, 'addressFields' | 'streetLines' | 'config'>;

/** Lines that a street may have at most. Default: 2, as Magento installs it. */
export const getStreetLines = ({ streetLines = 2 }: AddressSettings): number => streetLines;

/** Fields of addresses as the merchant has set them. */
export const getAddressFields = ({ addressFields }: Pick<ShopSettings, 'addressFields'>): AddressFields => ({
  ...defaultAddressFields,
  ...addressFields,
});
