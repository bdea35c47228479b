/** Three pieces of advice below the products of a category. */
export interface CategoryAdvice {
  title: string;
  /** The notes are HTML. */
  points: readonly (readonly [title: string, note: string])[];
}

/** A page that leads further, with its picture. */
export interface GuideWords {
  title: string;
  note: string;
}

/** Words of the blocks below products in one language. */
export interface CategoryBlockWords {
  /** Heading over the guides. */
  guides: string;
  vitaminD: GuideWords;
  needs: GuideWords;
  visit: GuideWords;
  /** Title of a block in the admin, by the path of its category. */
  getBlockTitle: (path: string) => string;
  /** About the company behind a brand; the notes are HTML. */
  getBrandAdvice: (brand: string, operator: string) => CategoryAdvice;
  searchTitle: string;
}

/** Advice by the URL key of the category, `search` for the page of search results. */
export type CategoryAdvices = Readonly<Record<string, CategoryAdvice>>;
