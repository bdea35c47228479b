import type { AxeResult } from '../component-report/component-report.ts';

/** Component or content type as the overview lists it. */
export interface ListedComponent {
  /** Titles of its documentation pages, e.g. `UI/Forms/Select`. */
  pages: readonly string[];
  /** `stable`, `beta` or `deprecated`. */
  status: string;
  /** Size of its entry in bytes; null if it has no entry of its own. */
  size: number | null;
  /** Result of axe; null if it is not measured. */
  axe: AxeResult | null;
}

/** Components of one group of the sidebar. */
export interface Area {
  /** Name of the group, e.g. `Forms`. */
  name: string;
  components: readonly (Omit<ListedComponent, 'pages'> & { page: string })[];
}

/** Groups the documentation pages of components as the sidebar does: areas and components by name. */
export function groupByArea(components: readonly ListedComponent[]): Area[] {
  const withPage = components.flatMap(({ pages, ...component }) => pages.map((page) => ({ ...component, page })));
  const names = [...new Set(withPage.map(({ page }) => getArea(page)))].sort();
  return names.map((name) => ({
    name,
    components: withPage
      .filter(({ page }) => getArea(page) === name)
      .sort((one, other) => one.page.localeCompare(other.page, 'en')),
  }));
}

/** The last but one part of the title, e.g. `Forms` of `UI/Forms/Select`. */
const getArea = (page: string): string => page.split('/').at(-2) ?? '';

/** The name on the documentation page, e.g. `Select` of `UI/Forms/Select`. */
export const getComponentName = (page: string): string => page.split('/').at(-1) ?? page;
