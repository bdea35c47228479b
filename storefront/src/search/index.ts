/** The search of the shop. */
export { searchCatalogue } from './messages.ts';
export { SearchForm } from './search-form.tsx';
