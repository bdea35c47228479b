export { FilterDialog, type FilterDialogProps } from './filter-dialog.tsx';
export type { FilterDialogWords } from './filter-dialog.words.ts';
