export { CategoryHeader, type CategoryHeaderProps, type CategoryHeaderSubcategory } from './category-header.tsx';
