/** The search of the shop. */
export { searchMessages } from './messages.ts';
export { SearchForm } from './search-form.tsx';
