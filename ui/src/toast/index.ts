export { Toaster, type ToasterProps } from './toaster.tsx';
export type { ToasterWords } from './toaster.words.ts';
