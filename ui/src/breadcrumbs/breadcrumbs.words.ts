/** The words of breadcrumbs. */
export interface BreadcrumbsWords {
  /** Name of the landmark, e.g. `Okruszki` (BC-1). */
  label: string;
}

export const breadcrumbsWords: BreadcrumbsWords = { label: 'Breadcrumbs' };
