/** Strings of an address form. */
export interface AddressFormStrings {
  /** Label of the first name, e.g. `Imię`. */
  firstname: string;
  /** Label of the last name, e.g. `Nazwisko`. */
  lastname: string;
  /** Label of the company's name, e.g. `Firma`. */
  company: string;
  /** The tax number, in Poland `NIP`. */
  vatId: string;
  /** What a tax number looks like, e.g. `10 cyfr`. */
  vatIdHint: string;
  /** Label of street and house number, e.g. `Ulica i numer domu`. */
  street: string;
  /** Label of the number of the flat, staircase or whatever else the courier needs, e.g. `Numer mieszkania`. */
  flat: string;
  /** Label of the postcode, e.g. `Kod pocztowy`. */
  postcode: string;
  /** What a postcode looks like, e.g. `Na przykład 31-042`. */
  postcodeHint: string;
  /** Label of the city, e.g. `Miejscowość`. */
  city: string;
  /** Label of the list of regions, e.g. `Województwo`. */
  region: string;
  /** First entry of the list of regions, e.g. `Wybierz województwo`. */
  chooseRegion: string;
  /** Label of the telephone number, e.g. `Telefon`. */
  telephone: string;
  /** Why it is asked for, e.g. `Kurier zadzwoni w razie potrzeby`. */
  telephoneHint: string;
  /** The country as text, e.g. `Kraj: Polska`. */
  country: string;
}

export const addressFormStrings: AddressFormStrings = {
  firstname: 'First name',
  lastname: 'Last name',
  company: 'Company',
  vatId: 'VAT number',
  vatIdHint: '10 digits',
  street: 'Street and house number',
  flat: 'Flat, staircase, other details',
  postcode: 'Postcode',
  postcodeHint: 'For example 31-042',
  city: 'Town or city',
  region: 'Province',
  chooseRegion: 'Choose a province',
  telephone: 'Phone number',
  telephoneHint: 'Only for the courier',
  country: 'Country: Poland',
};
