export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs.tsx';
export type { BreadcrumbsWords } from './breadcrumbs.words.ts';
