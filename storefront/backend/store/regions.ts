import regionNames from './region-names.json' with { type: 'json' };

/** First-level division of a country. */
export interface Region {
  readonly id: number;
  /** Magento's code, which in Poland is that of ISO 3166-2, e.g. `PL-14`. */
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

/** Returns the regions of a country of `region-names.json`. */
function toRegions(firstId: number, names: Readonly<Record<string, string>>): Region[] {
  return Object.entries(names).map(([code, name], index) => ({ id: firstId + index, code, name }));
}

const regionsByCountry: Readonly<Record<string, readonly Region[]>> = {
  US: toRegions(1, regionNames.US),
  CA: toRegions(66, regionNames.CA),
  DE: toRegions(79, regionNames.DE),
  AT: toRegions(95, regionNames.AT),
  CH: toRegions(104, regionNames.CH),
  FR: toRegions(182, regionNames.FR),
  PL: voivodeships.map(([number, name]) => ({ id: FIRST_POLISH_REGION + Number(number), code: `PL-${number}`, name })),
};

/** Regions of a country; empty for a country without any. */
export function getRegions(countryCode: string): readonly Region[] {
  return regionsByCountry[countryCode] ?? [];
}
