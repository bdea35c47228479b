export { Toaster, type ToasterProps } from './toaster.tsx';
export type { ToasterStrings } from './toaster.strings.ts';
