/** First-level division of a country. */
export interface Region {
  readonly id: number;
  /** ISO 3166-2 code, e.g. `PL-14`. */
  readonly code: string;
  readonly name: string;
}

/** The voivodeships in alphabetical order, by the number in their ISO 3166-2 code. */
const voivodeships: readonly (readonly [number: string, name: string])[] = [
  ['02', 'dolnośląskie'],
  ['04', 'kujawsko-pomorskie'],
  ['06', 'lubelskie'],
  ['08', 'lubuskie'],
  ['10', 'łódzkie'],
  ['12', 'małopolskie'],
  ['14', 'mazowieckie'],
  ['16', 'opolskie'],
  ['18', 'podkarpackie'],
  ['20', 'podlaskie'],
  ['22', 'pomorskie'],
  ['24', 'śląskie'],
  ['26', 'świętokrzyskie'],
  ['28', 'warmińsko-mazurskie'],
  ['30', 'wielkopolskie'],
  ['32', 'zachodniopomorskie'],
];

/** Magento numbers the regions of all countries through; Poland's got ids of their own block here. */
const FIRST_POLISH_REGION = 1_000;

const regionsByCountry: Readonly<Record<string, readonly Region[]>> = {
  PL: voivodeships.map(([number, name]) => ({ id: FIRST_POLISH_REGION + Number(number), code: `PL-${number}`, name })),
};

/** Regions of a country; empty for a country without any. */
export function regionsOf(countryCode: string): readonly Region[] {
  return regionsByCountry[countryCode] ?? [];
}
