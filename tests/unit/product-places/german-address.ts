/** An address that the German shop delivers to. */
export const germanAddress = {
  firstname: 'Eva',
  lastname: 'Muster',
  street: ['Hauptstr. 1'],
  city: 'Kassel',
  postcode: '34117',
  country_code: 'DE',
  telephone: '+495611234',
};
