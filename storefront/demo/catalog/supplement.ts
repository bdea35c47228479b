import type { NetContent, SeedPrice, SeedReview, SimpleKind } from '../../backend/index.ts';

/** Shapes of packs. */
export const packShapes = ['jar', 'dropper', 'pouch', 'tube', 'blister-box', 'bottle', 'sachet-box', 'spray'] as const;
export type PackShape = (typeof packShapes)[number];

/** Colors of packs. */
export const packColors = ['amber', 'green', 'white', 'black', 'sage', 'clay', 'sky', 'turmeric', 'rose', 'plum'] as const;
export type PackColor = (typeof packColors)[number];

/** Colors of caps. */
export const capColors = ['black', 'white', 'forest', 'turmeric'] as const;

/** How the pack of a product is drawn. The label never overflows: the drawer measures and wraps it. */
export interface PackDesign {
  shape: PackShape;
  color: PackColor;
  /** Color of the label's band, as `#rrggbb`. */
  band: string;
  cap: (typeof capColors)[number];
  /** Large text of the label, e.g. `Witamina C`. */
  title: string;
  /** Second line, e.g. `1000 mg`. */
  subtitle?: string;
  /** Last line, e.g. `60 kaps.`. */
  content: string;
}

/** One row of the composition table: an active substance in a daily portion. */
export interface Substance {
  name: string;
  /** With unit, e.g. `1000 mg`. */
  amount: string;
  /** Percentage of the daily reference intake, e.g. `1250%`; absent when none is set. */
  referenceIntake?: string;
}

/** Question about a product with its answer. */
export interface Question {
  question: string;
  /** HTML. */
  answer: string;
}

/** The texts of a product in another language; lists are parallel to those of the product. */
export interface SupplementTranslation {
  name: string;
  subtitle: string;
  shortDescription: string;
  /** HTML. */
  description: string;
  dailyPortion: string;
  composition: { name: string; amount: string }[];
  /** HTML. */
  ingredients: string;
  dosage: string;
  warnings: string;
  storage: string;
  questions: Question[];
  reviews: { summary: string; text: string }[];
}

/** A purchasable choice of a configurable product. */
export interface SupplementVariant {
  sku: string;
  /** Attribute code to option value, e.g. `{ flavor: 'malina', size: '300-g' }`. */
  options: Record<string, string>;
  /** Form and content of this variant, e.g. `krople, 60 ml`. */
  subtitle: string;
  /** Ingredients where they are not those of the product, HTML. */
  ingredients?: string;
  price: SeedPrice;
  content: NetContent;
  stock: number;
  pack: PackDesign;
}

/** Food supplement as its author writes it. */
export interface Supplement {
  sku: string;
  /** Name on the shelf, without the net content, e.g. `Witamina D3 + K2`. */
  name: string;
  urlKey: string;
  /** Form and content, e.g. `krople, 30 ml`. */
  subtitle: string;
  brand: string;
  /** Category paths such as `witaminy/witamina-d`; the first is the main one. */
  categories: string[];
  /** Plain text of one or two sentences; begins with `Suplement diety.` */
  shortDescription: string;
  /** HTML. */
  description: string;
  /** Daily portion, e.g. `1 kapsułka`. */
  dailyPortion: string;
  composition: Substance[];
  /** All ingredients, HTML, allergens in <strong>. */
  ingredients: string;
  /** How to take it. */
  dosage: string;
  warnings: string;
  storage: string;
  /** Responsible operator's name and address. */
  producer: string;
  questions: Question[];
  reviews: SeedReview[];
  /** Of a simple product, or of the first variant's look for a configurable one. */
  pack: PackDesign;
  relatedSkus: string[];
  /** ISO date on which it came into the shop. */
  addedOn: string;
  /** Higher sells better; sorts `bestseller`. */
  popularity: number;
  kind: SimpleSupplement | ConfigurableSupplement;
  /** Texts of other languages; a store view whose language is missing shows the product's own. */
  translations?: { en?: SupplementTranslation };
}

/** Supplement that is sold as it is. */
export type SimpleSupplement = SimpleKind & { readonly content: NetContent };

/** Supplement that is sold in variants. */
export interface ConfigurableSupplement {
  type: 'configurable';
  /** Codes of attributes, in the order in which the shopper chooses. */
  attributes: string[];
  variants: SupplementVariant[];
}
