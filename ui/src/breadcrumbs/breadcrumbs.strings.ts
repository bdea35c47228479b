/** Strings of breadcrumbs. */
export interface BreadcrumbsStrings {
  /** Name of the landmark, e.g. `Okruszki`. */
  label: string;
}

export const breadcrumbsStrings: BreadcrumbsStrings = { label: 'Breadcrumbs' };
