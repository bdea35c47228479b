import type { BundleKind, DownloadableKind, GroupedKind, SeedCustomOption, VirtualKind } from './product-type-seed.ts';
import type { SeedSaleTerms } from './sale-terms-seed.ts';

/** Unit in which the content of a product is counted; a unit price refers to one of it, to 100 ml or to 100 g. */
export type ContentUnit = 'piece' | 'capsule' | 'tablet' | 'lozenge' | 'sachet' | 'ampoule' | 'ml' | 'g';

/** Net content of one pack: 60 capsules, 30 ml, 300 g. */
export interface NetContent {
  readonly amount: number;
  readonly unit: ContentUnit;
}

/** Category with the categories below it. */
export interface SeedCategory {
  readonly urlKey: string;
  readonly name: string;
  /** HTML. */
  readonly description: string;
  /** False keeps it out of the menus (include_in_menu 0). */
  readonly inMenu?: boolean;
  /** True: shown as a slim list in columns of 6. */
  readonly skinnyNavigation?: boolean;
  readonly promoContent?: string;
  /** Path of its banner below `/media/`, e.g. `catalog/category/shoes.jpg`. */
  readonly image?: string;
  readonly display?: SeedCategoryDisplay;
  readonly children?: readonly SeedCategory[];
}

/** How the page of a category shows it (the admin's Display Settings). */
export interface SeedCategoryDisplay {
  /** Default: `PRODUCTS_AND_PAGE` where the category has a CMS block, otherwise `PRODUCTS`. */
  readonly mode?: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE';
  /** True: it names a CMS block that is disabled, removed or of another store view. Default `false`. */
  readonly hasMissingBlock?: boolean;
  /** False: the page lists the products of the category alone, without those of its children. Default `true`. */
  readonly isAnchor?: boolean;
  /** Attributes that the list can be sorted by. Default: all of the shop. */
  readonly availableSortBy?: readonly string[];
  /** Default: that of the store configuration. */
  readonly defaultSortBy?: string;
}

/** Review that the shop opens with. */
export interface SeedReview {
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  /** 1 to 5. */
  readonly rating: number;
  /** ISO date, e.g. `2026-10-02`. */
  readonly date: string;
  /** Email address of the account that wrote it; absent for an author without an account. */
  readonly customer?: string;
}

/** Image of a product. */
export interface SeedImage {
  /** Path below `/media/catalog/product`, with a leading slash, e.g. `/boot/front.jpg`. */
  readonly file: string;
  /** What the image shows, by language; stands after the product's name in the alternative text. */
  readonly description?: Readonly<Record<string, string>>;
  /** Video of which the image is the preview. */
  readonly video?: SeedVideo;
}

/** Video of a product. */
export interface SeedVideo {
  /** Of a page or player of YouTube or Vimeo, or of a file. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
}

/** Values of text attributes by attribute code. */
export type SeedTexts = Readonly<Record<string, string>>;

/** The texts of a product in another language; missing ones are the product's own. */
export interface SeedProductTranslation {
  readonly name: string;
  readonly subtitle?: string;
  readonly shortDescription: string;
  /** HTML. */
  readonly description: string;
  readonly texts?: SeedTexts;
  /** Parallel to those of the product. */
  readonly reviews?: readonly { readonly summary: string; readonly text: string }[];
}

/** The texts of a variant in another language. */
export interface SeedVariantTranslation {
  readonly subtitle?: string;
  readonly texts?: SeedTexts;
}

/** Purchasable choice of a configurable product. */
export interface SeedVariant extends SeedSaleTerms {
  readonly sku: string;
  /** Attribute code to option value, e.g. `{ color: 'black', size: '42' }`. */
  readonly options: Readonly<Record<string, string>>;
  readonly subtitle?: string;
  /** Text attributes where they are not those of the product. */
  readonly texts?: SeedTexts;
  /** Default: one piece, which has no unit price. */
  readonly content?: NetContent;
  readonly stock: number;
  readonly images?: readonly SeedImage[];
  /** By language. */
  readonly translations?: Readonly<Record<string, SeedVariantTranslation>>;
}

/** Product that is sold as it is. */
export interface SimpleKind extends SeedSaleTerms {
  readonly type: 'simple';
  /** Default: one piece, which has no unit price. */
  readonly content?: NetContent;
  readonly stock: number;
}

/** Product that is sold in variants. */
export interface ConfigurableKind {
  readonly type: 'configurable';
  /** Codes of attributes, in the order in which the shopper chooses. */
  readonly attributes: readonly string[];
  readonly variants: readonly SeedVariant[];
}

/** What is sold: the types of products of Magento. */
export type ProductKind = SimpleKind | ConfigurableKind | VirtualKind | DownloadableKind | BundleKind | GroupedKind;

/** Product with its texts in the language of the default store view. */
export interface SeedProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  /** Short line below the name. */
  readonly subtitle?: string;
  /** Category paths such as `shoes/boots`; the first is the main one. */
  readonly categories: readonly string[];
  /** Plain text. */
  readonly shortDescription: string;
  /** HTML. */
  readonly description: string;
  /** Values of the catalog's text attributes. */
  readonly texts?: SeedTexts;
  readonly reviews?: readonly SeedReview[];
  /** The main image first. */
  readonly images?: readonly SeedImage[];
  readonly relatedSkus?: readonly string[];
  /** ISO date on which it came into the shop. */
  readonly addedOn: string;
  /** Higher sells better; sorts `bestseller`. */
  readonly popularity: number;
  readonly kind: ProductKind;
  /** Percentage of tax in its price (Magento: `tax_class_id`). Default: `goodsPercent` of the shop. */
  readonly taxPercent?: number;
  /** Customizable options; not of grouped products. */
  readonly options?: readonly SeedCustomOption[];
  /** By language; a store view whose language is missing shows the product's own texts. */
  readonly translations?: Readonly<Record<string, SeedProductTranslation>>;
}

/** Attribute with options: filterable, and the axis of configurable products. */
export interface SeedAttribute {
  readonly code: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Color of its swatch, `#rrggbb`. */
    readonly swatch?: string;
  }[];
  /** False keeps its labels out of the search. */
  readonly searchable?: false;
  /** True shows it on product pages (Magento: `is_visible_on_front`). Default: false. */
  readonly visible?: true;
}

/** Attribute whose value is a text of the product, which its page shows. */
export interface SeedTextAttribute {
  readonly code: string;
  readonly label: string;
  /** True: the value is HTML. */
  readonly isHtml: boolean;
}

/** How search texts are understood; by default every word is searched as it is typed. */
export interface SearchRules {
  /** Returns a folded word without its ending. */
  readonly stem?: (word: string) => string;
  /** Folded words that say nothing about a product. */
  readonly stopWords?: ReadonlySet<string>;
  /** Texts that a word also stands for. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** Everything that the shop sells. */
export interface CatalogSeed {
  /** Categories below the root, in the order of the menu. */
  readonly categories: readonly SeedCategory[];
  readonly attributes: readonly SeedAttribute[];
  /** In the order of the product page. */
  readonly textAttributes?: readonly SeedTextAttribute[];
  readonly products: readonly SeedProduct[];
  /** By sku: attribute code to option value or values, for attributes that are not axes of the product. */
  readonly productAttributes?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
  readonly search?: SearchRules;
}
