export { Breadcrumbs, type BreadcrumbsProps, type BreadcrumbItem } from './breadcrumbs.tsx';
export type { BreadcrumbsStrings } from './breadcrumbs.strings.ts';
