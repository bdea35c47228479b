/** Amounts of money in the seed are integers in grosze (1/100 PLN). */
export type Grosze = number;

/** What one piece of a product is counted in, for unit prices. */
export type ContentUnit = 'capsule' | 'tablet' | 'lozenge' | 'sachet' | 'ampoule' | 'ml' | 'g';

/** Net content of one pack: 60 capsules, 30 ml, 300 g. */
export interface NetContent {
  amount: number;
  unit: ContentUnit;
}

export type PackShape = 'jar' | 'dropper' | 'pouch' | 'tube' | 'blister-box' | 'bottle' | 'sachet-box' | 'spray';
export type PackColor = 'amber' | 'green' | 'white' | 'black' | 'sage' | 'clay' | 'sky' | 'turmeric' | 'rose' | 'plum';

/** How the pack of a product is drawn. The label never overflows: the drawer measures and wraps it. */
export interface PackDesign {
  shape: PackShape;
  color: PackColor;
  /** Colour of the label's band, as `#rrggbb`. */
  band: string;
  cap: 'black' | 'white' | 'forest' | 'turmeric';
  /** Large text of the label, e.g. `Witamina C`. */
  title: string;
  /** Second line, e.g. `1000 mg`. */
  subtitle?: string;
  /** Last line, e.g. `60 kaps.`. */
  content: string;
}

export interface SeedCategory {
  urlKey: string;
  name: string;
  /** HTML. */
  description: string;
  /** False keeps it out of the menus (include_in_menu 0). */
  inMenu?: boolean;
  /** True: shown as a slim list in columns of 6. */
  skinnyNavigation?: boolean;
  promoContent?: string;
  children?: SeedCategory[];
}

/** One row of the composition table: an active substance in a daily portion. */
export interface SeedSubstance {
  name: string;
  /** With unit, e.g. `1000 mg`. */
  amount: string;
  /** Percentage of the daily reference intake, e.g. `1250%`; absent when none is set. */
  referenceIntake?: string;
}

export interface SeedReview {
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  /** ISO date, e.g. `2026-10-02`. */
  date: string;
}

export interface SeedQuestion {
  question: string;
  /** HTML. */
  answer: string;
}

/** The texts of a product in another language; lists are parallel to those of the product. */
export interface SeedProductTranslation {
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
  questions: SeedQuestion[];
  reviews: { summary: string; text: string }[];
}

export interface SeedPrice {
  regular: Grosze;
  /** Present while the product is on sale; always with `lowest30Days`. */
  sale?: Grosze;
  /** Lowest price of the 30 days before the reduction. */
  lowest30Days?: Grosze;
}

/** A purchasable choice of a configurable product. */
export interface SeedVariant {
  sku: string;
  /** Attribute code to option value, e.g. `{ flavour: 'malina', size: '300-g' }`. */
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

export interface SeedProduct {
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
  composition: SeedSubstance[];
  /** All ingredients, HTML, allergens in <strong>. */
  ingredients: string;
  /** How to take it. */
  dosage: string;
  warnings: string;
  storage: string;
  /** Responsible operator's name and address. */
  producer: string;
  questions: SeedQuestion[];
  reviews: SeedReview[];
  /** Number of ratings shown, at least the number of `reviews`. */
  ratingCount: number;
  /** Mean rating, 1 to 5 with one decimal. */
  ratingAverage: number;
  /** Of a simple product, or of the first variant's look for a configurable one. */
  pack: PackDesign;
  relatedSkus: string[];
  /** ISO date on which it came into the shop. */
  addedOn: string;
  /** Higher sells better; sorts `bestseller`. */
  popularity: number;
  kind: SimpleKind | ConfigurableKind;
  /** Texts of other languages; a store view whose language is missing shows the product's own. */
  translations?: { en?: SeedProductTranslation };
}

export interface SimpleKind {
  type: 'simple';
  price: SeedPrice;
  content: NetContent;
  stock: number;
}

export interface ConfigurableKind {
  type: 'configurable';
  /** Codes of `SeedAttribute`s, in the order in which the shopper chooses. */
  attributes: string[];
  variants: SeedVariant[];
}

/** An attribute with options: filterable, and the axis of configurable products. */
export interface SeedAttribute {
  code: string;
  label: string;
  options: {
    value: string;
    label: string;
    /** Colour of its swatch, `#rrggbb`. */
    swatch?: string;
  }[];
  /** False keeps its labels out of the search. */
  searchable?: false;
}

export interface SeedStore {
  identifier: string;
  urlKey: string;
  name: string;
  address1: string;
  address2?: string;
  city: string;
  postcode: string;
  region: string;
  /** ISO 3166-2 code, e.g. `PL-12`. */
  regionCode: string;
  telephone: string;
  storeType: string;
  /** Whether orders can be picked up there. Default true. */
  offersPickup?: boolean;
  latitude: number;
  longitude: number;
  /** Monday first; null on a closed day. */
  openingHours: ({ open: string; close: string } | null)[];
  specialSchedule?: string;
  specialHours?: { title: string; date: string; dayLabel: string; open: string; close: string }[];
}

export interface SeedCmsPage {
  identifier: string;
  title: string;
  metaTitle?: string;
  metaDescription?: string;
  contentHeading?: string;
  /** Page Builder markup or plain HTML; `{{media url=…}}` is replaced by the media base. */
  content: string;
  /** The page in other languages. */
  translations?: { en?: SeedCmsPageTexts };
}

/** A page without its identifier, which is the same in every language. */
export type SeedCmsPageTexts = Omit<SeedCmsPage, 'identifier' | 'translations'>;

export interface SeedCmsBlock {
  identifier: string;
  title: string;
  content: string;
  /** The block in other languages. */
  translations?: { en?: SeedCmsBlockTexts };
}

/** A block without its identifier, which is the same in every language. */
export type SeedCmsBlockTexts = Omit<SeedCmsBlock, 'identifier' | 'translations'>;

export interface SeedUrlRewrite {
  requestPath: string;
  targetPath: string;
  redirectCode: 301 | 302;
}

/** A price rule that a shopper starts by typing its code. */
export interface SeedCoupon {
  code: string;
  label: string;
  effect: { type: 'percent'; percent: number } | { type: 'fixed'; amount: Grosze } | { type: 'free-shipping' };
  minimumSubtotal?: Grosze;
  expiresOn?: string;
  /** Orders that may use it at most. */
  usesPerCoupon?: number;
  /** Orders of one customer that may use it at most. As in Magento, guests are not counted. */
  usesPerCustomer?: number;
}

/** A price rule that adds a product to orders from a value on. */
export interface SeedGiftRule {
  /** Of a simple product. */
  sku: string;
  /** Value of the goods after discounts, gross. */
  minimumSubtotal: Grosze;
}
