export { SearchField, type SearchFieldProps } from './search-field.tsx';
export type { SearchFieldWords } from './search-field.words.ts';
