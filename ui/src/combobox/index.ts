export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx';
export type { ComboboxWords } from './combobox.words.ts';
