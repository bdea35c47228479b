/** The address of the recorded checkout, as the browser remembers it; the recording is made with it, too. */
export const savedAddress = {
  country_code: 'PL',
  firstname: 'Łucja',
  lastname: 'Żak-Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  region_code: 'PL-14',
  postcode: '00-838',
  telephone: '+48600700800',
};
