/** Strings of an address form. */
export interface AddressFormStrings {
  /** Label of the form of address, e.g. `Tytuł`. */
  prefix: string;
  /** First option of the list of forms of address, e.g. `Wybierz tytuł`. */
  choosePrefix: string;
  /** Label of the first name, e.g. `Imię`. */
  firstname: string;
  /** Label of the middle name, e.g. `Drugie imię`. */
  middlename: string;
  /** Label of the last name, e.g. `Nazwisko`. */
  lastname: string;
  /** Label of what follows a name, e.g. `Dopisek po nazwisku`. */
  suffix: string;
  /** First option of the list of what follows a name, e.g. `Wybierz dopisek`. */
  chooseSuffix: string;
  /** Label of the company's name, e.g. `Firma`. */
  company: string;
  /** Label of the tax number, e.g. `NIP`. */
  vatId: string;
  /** Format of a tax number, e.g. `10 cyfr`. */
  vatIdHint: string;
  /** Label of street and house number, e.g. `Ulica i numer domu`. */
  street: string;
  /**
   * Label of the second address line: apartment, staircase or other details for the courier, e.g. `Numer mieszkania`.
   */
  flat: string;
  /** Label of the third address line, e.g. `Adres, wiersz 3`. */
  line3: string;
  /** Label of the fourth address line, e.g. `Adres, wiersz 4`. */
  line4: string;
  /** Label of the postcode, e.g. `Kod pocztowy`. */
  postcode: string;
  /** Format of a postcode, e.g. `Na przykład 31-042`. */
  postcodeHint: string;
  /** Label of the city, e.g. `Miejscowość`. */
  city: string;
  /** Label of the region, e.g. `Województwo`. */
  region: string;
  /** First option of the region select, e.g. `Wybierz województwo`. */
  chooseRegion: string;
  /** Label of the telephone number, e.g. `Telefon`. */
  telephone: string;
  /** Reason for requesting the telephone number, e.g. `Kurier zadzwoni w razie potrzeby`. */
  telephoneHint: string;
  /** Label of the fax number, e.g. `Faks`. */
  fax: string;
  /** Country as text, e.g. `Kraj: Polska`; shown where there is no list of countries. */
  country: string;
  /** Label of the list of countries, e.g. `Kraj`. */
  countryLabel: string;
  /** First option of the list of countries while none of them is selected, e.g. `Wybierz kraj`. */
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
  telephoneHint: 'Only for the courier',
  fax: 'Fax',
  country: 'Country: United Kingdom',
  countryLabel: 'Country',
  chooseCountry: 'Choose a country',
};
