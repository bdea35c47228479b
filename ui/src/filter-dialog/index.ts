export { FilterDialog, type FilterDialogProps } from './filter-dialog.tsx';
export type { FilterDialogStrings } from './filter-dialog.strings.ts';
