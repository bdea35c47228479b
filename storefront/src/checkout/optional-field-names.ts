/** Fields that Magento can show, require or leave out, under the codes of their attributes. */
export const optionalFieldNames = ['prefix', 'middlename', 'suffix', 'company', 'vat_id', 'telephone', 'fax'] as const;

/** Code of a field that not every shop has. */
export type OptionalFieldName = (typeof optionalFieldNames)[number];
