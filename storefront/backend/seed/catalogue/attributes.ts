import type { SeedAttribute } from '../types.ts';
import { brands } from './brands.ts';

/** Labels by option value. */
type OptionLabels = Record<string, string>;

const flavours = {
  naturalny: 'Naturalny',
  malina: 'Malina',
  'owoce-lesne': 'Owoce leśne',
  truskawka: 'Truskawka',
  wisnia: 'Wiśnia',
  'czarna-porzeczka': 'Czarna porzeczka',
  zurawina: 'Żurawina',
  cytryna: 'Cytryna',
  limonka: 'Limonka',
  pomarancza: 'Pomarańcza',
  grejpfrut: 'Grejpfrut',
  brzoskwinia: 'Brzoskwinia',
  jablko: 'Jabłko',
  mango: 'Mango',
  ananas: 'Ananas',
  arbuz: 'Arbuz',
  granat: 'Granat',
  mieta: 'Mięta',
  miod: 'Miód',
  wanilia: 'Wanilia',
  czekolada: 'Czekolada',
  'slony-karmel': 'Słony karmel',
  kawa: 'Kawa',
} as const satisfies OptionLabels;

const sizes = {
  '10-ml': '10 ml',
  '15-ml': '15 ml',
  '20-ml': '20 ml',
  '30-ml': '30 ml',
  '50-ml': '50 ml',
  '60-ml': '60 ml',
  '100-ml': '100 ml',
  '150-ml': '150 ml',
  '200-ml': '200 ml',
  '250-ml': '250 ml',
  '500-ml': '500 ml',
  '60-g': '60 g',
  '100-g': '100 g',
  '120-g': '120 g',
  '150-g': '150 g',
  '180-g': '180 g',
  '200-g': '200 g',
  '250-g': '250 g',
  '300-g': '300 g',
  '400-g': '400 g',
  '500-g': '500 g',
  '600-g': '600 g',
  '700-g': '700 g',
  '900-g': '900 g',
  '1000-g': '1 kg',
  '2000-g': '2 kg',
} as const satisfies OptionLabels;

const counts = {
  '30-kapsulek': '30 kapsułek',
  '60-kapsulek': '60 kapsułek',
  '90-kapsulek': '90 kapsułek',
  '120-kapsulek': '120 kapsułek',
  '180-kapsulek': '180 kapsułek',
  '240-kapsulek': '240 kapsułek',
  '20-tabletek': '20 tabletek',
  '40-tabletek': '40 tabletek',
  '60-tabletek': '60 tabletek',
  '90-tabletek': '90 tabletek',
  '100-tabletek': '100 tabletek',
  '120-tabletek': '120 tabletek',
  '180-tabletek': '180 tabletek',
  '30-pastylek': '30 pastylek',
  '36-pastylek': '36 pastylek',
  '60-pastylek': '60 pastylek',
  '14-saszetek': '14 saszetek',
  '20-saszetek': '20 saszetek',
  '28-saszetek': '28 saszetek',
  '30-saszetek': '30 saszetek',
  '60-saszetek': '60 saszetek',
  '14-ampulek': '14 ampułek',
  '20-ampulek': '20 ampułek',
  '28-ampulek': '28 ampułek',
} as const satisfies OptionLabels;

const forms = {
  kapsulki: 'Kapsułki',
  'kapsulki-miekkie': 'Kapsułki miękkie',
  tabletki: 'Tabletki',
  'tabletki-musujace': 'Tabletki musujące',
  pastylki: 'Pastylki do ssania',
  zelki: 'Żelki',
  proszek: 'Proszek',
  saszetki: 'Saszetki',
  krople: 'Krople',
  plyn: 'Płyn lub syrop',
  spray: 'Spray',
  ampulki: 'Ampułki do picia',
} as const satisfies OptionLabels;

const diets = {
  weganskie: 'Wegańskie',
  wegetarianskie: 'Wegetariańskie',
  'bez-glutenu': 'Bez glutenu',
  'bez-laktozy': 'Bez laktozy',
  'bez-cukru': 'Bez cukru',
  'bez-barwnikow': 'Bez barwników',
} as const satisfies OptionLabels;

const audiences = {
  dorosli: 'Dorośli',
  kobiety: 'Kobiety',
  mezczyzni: 'Mężczyźni',
  'mamy-i-przyszle-mamy': 'Mamy i przyszłe mamy',
  dzieci: 'Dzieci',
  nastolatki: 'Nastolatki',
  '50-plus': 'Osoby 50+',
  sportowcy: 'Aktywni i sportowcy',
} as const satisfies OptionLabels;

/** Colours of the swatches by flavour. */
const flavourColors: Record<keyof typeof flavours, string> = {
  naturalny: '#f3ecdc',
  malina: '#d6336c',
  'owoce-lesne': '#5f2a62',
  truskawka: '#e03131',
  wisnia: '#8f1d2c',
  'czarna-porzeczka': '#3b2146',
  zurawina: '#b3203f',
  cytryna: '#f7dc4a',
  limonka: '#a3cb38',
  pomarancza: '#f58f29',
  grejpfrut: '#f0705a',
  brzoskwinia: '#f7b58a',
  jablko: '#8fb339',
  mango: '#f9ae34',
  ananas: '#f2cf4b',
  arbuz: '#ef5d60',
  granat: '#a3163a',
  mieta: '#7fc8a9',
  miod: '#d99a1c',
  wanilia: '#f3e3b3',
  czekolada: '#4e2e1e',
  'slony-karmel': '#b9743a',
  kawa: '#3a271d',
};

// Magento filters by attributes and not by ratings: shops that want it keep an attribute up to date from the reviews.
const ratingLevels = { 'od-4-5': { least: 4.5, label: '4,5 i więcej' }, 'od-4': { least: 4, label: '4 i więcej' }, 'od-3': { least: 3, label: '3 i więcej' } } as const;

/** Values of `customer_rating` that a product of the given mean rating has. */
export function ratingValues(average: number): string[] {
  return Object.entries(ratingLevels).flatMap(([value, { least }]) => (average >= least ? [value] : []));
}

export type FlavourValue = keyof typeof flavours;
export type SizeValue = keyof typeof sizes;
export type CountValue = keyof typeof counts;
export type FormValue = keyof typeof forms;
export type DietValue = keyof typeof diets;
export type AudienceValue = keyof typeof audiences;

function attribute(code: string, label: string, labels: OptionLabels, swatches: Readonly<Record<string, string>> = {}): SeedAttribute {
  const options = Object.entries(labels).map(([value, optionLabel]) => {
    const swatch = swatches[value];
    return { value, label: optionLabel, ...(swatch && { swatch }) };
  });
  return { code, label, options };
}

const ratingLabels = Object.fromEntries(Object.entries(ratingLevels).map(([value, { label }]) => [value, label]));

const brandLabels = Object.fromEntries(Object.entries(brands).map(([value, brand]) => [value, brand.label]));

/** Attributes of the shop, in the order of the filters. `flavour`, `size` and `count` are also axes of configurable products. */
export const attributes: SeedAttribute[] = [
  attribute('form', 'Forma', forms),
  attribute('flavour', 'Smak', flavours, flavourColors),
  attribute('size', 'Wielkość opakowania', sizes),
  attribute('count', 'Liczba sztuk', counts),
  attribute('diet', 'Dieta', diets),
  attribute('audience', 'Dla kogo', audiences),
  { ...attribute('customer_rating', 'Ocena klientów', ratingLabels), searchable: false },
  attribute('brand', 'Marka', brandLabels),
];
