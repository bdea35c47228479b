import type { Substance } from '../supplement.ts';
import { keyIn } from '../../known-value.ts';

interface ReferenceIntake {
  name: string;
  unit: 'mg' | 'µg';
  /** Amount that is 100%, in `unit`. */
  daily: number;
  /** Equivalent in which the amount is expressed, printed after it. */
  equivalent?: string;
}

/** Daily reference intakes for vitamins and minerals (adults), Annex XIII of Regulation (EU) No 1169/2011. */
const referenceIntakes = {
  vitaminA: { name: 'Witamina A', unit: 'µg', daily: 800, equivalent: 'RE' },
  vitaminD: { name: 'Witamina D', unit: 'µg', daily: 5 },
  vitaminE: { name: 'Witamina E', unit: 'mg', daily: 12, equivalent: 'α-TE' },
  vitaminK: { name: 'Witamina K', unit: 'µg', daily: 75 },
  vitaminC: { name: 'Witamina C', unit: 'mg', daily: 80 },
  thiamin: { name: 'Tiamina (witamina B1)', unit: 'mg', daily: 1.1 },
  riboflavin: { name: 'Ryboflawina (witamina B2)', unit: 'mg', daily: 1.4 },
  niacin: { name: 'Niacyna (witamina B3)', unit: 'mg', daily: 16, equivalent: 'NE' },
  vitaminB6: { name: 'Witamina B6', unit: 'mg', daily: 1.4 },
  folate: { name: 'Kwas foliowy', unit: 'µg', daily: 200 },
  vitaminB12: { name: 'Witamina B12', unit: 'µg', daily: 2.5 },
  biotin: { name: 'Biotyna', unit: 'µg', daily: 50 },
  pantothenicAcid: { name: 'Kwas pantotenowy (witamina B5)', unit: 'mg', daily: 6 },
  potassium: { name: 'Potas', unit: 'mg', daily: 2000 },
  chloride: { name: 'Chlorki', unit: 'mg', daily: 800 },
  calcium: { name: 'Wapń', unit: 'mg', daily: 800 },
  phosphorus: { name: 'Fosfor', unit: 'mg', daily: 700 },
  magnesium: { name: 'Magnez', unit: 'mg', daily: 375 },
  iron: { name: 'Żelazo', unit: 'mg', daily: 14 },
  zinc: { name: 'Cynk', unit: 'mg', daily: 10 },
  copper: { name: 'Miedź', unit: 'mg', daily: 1 },
  manganese: { name: 'Mangan', unit: 'mg', daily: 2 },
  selenium: { name: 'Selen', unit: 'µg', daily: 55 },
  chromium: { name: 'Chrom', unit: 'µg', daily: 40 },
  molybdenum: { name: 'Molibden', unit: 'µg', daily: 50 },
  iodine: { name: 'Jod', unit: 'µg', daily: 150 },
} as const satisfies Record<string, ReferenceIntake>;

type NutrientCode = keyof typeof referenceIntakes;

/** A row of a composition table as a product file has it: a nutrient with its dose, or any other substance. */
export type SubstanceFile = { nutrient: string; dose: number; source?: string } | { name: string; amount: string };

const INTERNATIONAL_UNITS_PER_MICROGRAM_OF_VITAMIN_D = 40;

/** Writes a number the Polish way: decimal comma, five digits and more grouped. */
function polishNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}

/**
 * Row of a composition table for a vitamin or mineral, with its share of the daily reference intake.
 * @param code nutrient
 * @param dose amount in a daily portion, in the nutrient's own unit (mg or µg)
 * @param source chemical form, printed after the name in brackets
 */
export function nutrient(code: NutrientCode, dose: number, source?: string): Substance {
  const intake: ReferenceIntake = referenceIntakes[code];
  const equivalent = code === 'vitaminD' ? `${polishNumber(dose * INTERNATIONAL_UNITS_PER_MICROGRAM_OF_VITAMIN_D)} j.m.` : intake.equivalent;
  return {
    name: source ? `${intake.name}, ${source}` : intake.name,
    amount: `${polishNumber(dose)} ${intake.unit}${equivalent ? ` (${equivalent})` : ''}`,
    referenceIntake: `${Math.round((dose / intake.daily) * 100)}%`,
  };
}

/** Returns the row of a composition table. @throws Error for an unknown nutrient */
export function readSubstance(row: SubstanceFile): Substance {
  return 'nutrient' in row ? nutrient(keyIn(referenceIntakes, row.nutrient), row.dose, row.source) : row;
}
