type Text = string | null | undefined;

/** An address as the backend or a form has it; what is missing is left out of its text. */
export interface PostalAddress {
  prefix?: Text;
  firstname?: Text;
  middlename?: Text;
  lastname?: Text;
  suffix?: Text;
  company?: Text;
  street?: readonly Text[] | null | undefined;
  postcode?: Text;
  city?: Text;
  telephone?: Text;
  fax?: Text;
  vat_id?: Text;
  /** ISO 3166-1 alpha-2. */
  country_code?: Text;
}

const join = (texts: readonly Text[], separator: string) =>
  texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);

/**
 * Returns the lines of an address, as on an envelope: the name, the company below it, and the tax number last. A Polish
 * number is introduced as `NIP`; those of other countries begin with letters that tell what they are.
 */
export function getAddressLines(address: PostalAddress): string[] {
  const { prefix, firstname, middlename, lastname, suffix, company, street, postcode, city } = address;
  const vatId = address.vat_id?.trim();
  const lines = [
    join([prefix, firstname, middlename, lastname, suffix], ' '),
    join([company], ''),
    join(street ?? [], ' / '),
    join([postcode, city], ' '),
    join([address.telephone], ''),
    join([address.fax], ''),
    vatId && address.country_code === 'PL' ? `NIP: ${vatId}` : vatId,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
