/** Strings of an address form. */
export interface AddressFormStrings {
  /** Label of the form of address, e.g. `Title`. */
  prefix: string;
  /** First option of the list of forms of address, e.g. `Choose a title`. */
  choosePrefix: string;
  /** Label of the first name, e.g. `First name`. */
  firstname: string;
  /** Label of the middle name, e.g. `Middle name`. */
  middlename: string;
  /** Label of the last name, e.g. `Last name`. */
  lastname: string;
  /** Label of what follows a name, e.g. `Suffix`. */
  suffix: string;
  /** First option of the list of what follows a name, e.g. `Choose a suffix`. */
  chooseSuffix: string;
  /** Label of the company's name, e.g. `Company`. */
  company: string;
  /** Label of the tax number, e.g. `VAT number`. */
  vatId: string;
  /** Format of a tax number, e.g. `For example GB123456789`. */
  vatIdHint: string;
  /** Label of street and house number, e.g. `House number and street`. */
  street: string;
  /**
   * Label of the second address line: apartment, staircase or other details for the courier, e.g. `Flat, entrance,
   * floor`.
   */
  flat: string;
  /** Label of the third address line, e.g. `Address line 3`. */
  line3: string;
  /** Label of the fourth address line, e.g. `Address line 4`. */
  line4: string;
  /** Label of the postcode, e.g. `Postcode`. */
  postcode: string;
  /** Format of a postcode, e.g. `For example OX1 4AG`. */
  postcodeHint: string;
  /** Label of the city, e.g. `Town or city`. */
  city: string;
  /** Label of the region, e.g. `County`. */
  region: string;
  /** First option of the region select, e.g. `Choose a county`. */
  chooseRegion: string;
  /** Label of the telephone number, e.g. `Phone number`. */
  telephone: string;
  /** Reason for requesting the telephone number, e.g. `For questions about the delivery`. */
  telephoneHint: string;
  /** Label of the fax number, e.g. `Fax`. */
  fax: string;
  /** Country as text, e.g. `Country: United Kingdom`; shown where there is no list of countries. */
  country: string;
  /** Label of the list of countries, e.g. `Country`. */
  countryLabel: string;
  /** First option of the list of countries while none of them is selected, e.g. `Choose a country`. */
  chooseCountry: string;
}

export const addressFormStrings: AddressFormStrings = {
  prefix: 'Title',
  choosePrefix: 'Choose a title',
  firstname: 'First name',
  middlename: 'Middle name',
  lastname: 'Last name',
  suffix: 'Suffix',
  chooseSuffix: 'Choose a suffix',
  company: 'Company',
  vatId: 'VAT number',
  vatIdHint: 'For example GB123456789',
  street: 'House number and street',
  flat: 'Flat, entrance, floor',
  line3: 'Address line 3',
  line4: 'Address line 4',
  postcode: 'Postcode',
  postcodeHint: 'For example OX1 4AG',
  city: 'Town or city',
  region: 'County',
  chooseRegion: 'Choose a county',
  telephone: 'Phone number',
  telephoneHint: 'In case of questions about the delivery',
  fax: 'Fax',
  country: 'Country: United Kingdom',
  countryLabel: 'Country',
  chooseCountry: 'Choose a country',
};
