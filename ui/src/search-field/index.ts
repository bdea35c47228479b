export { SearchField, type SearchFieldProps } from './search-field.tsx';
export type { SearchFieldStrings } from './search-field.strings.ts';
