/** Strings of breadcrumbs. */
export interface BreadcrumbsStrings {
  /** Name of the landmark, e.g. `Breadcrumbs`. */
  label: string;
}

export const breadcrumbsStrings: BreadcrumbsStrings = { label: 'Breadcrumbs' };
