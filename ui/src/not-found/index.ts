export { NotFound, type NotFoundProps } from './not-found.tsx';
export type { NotFoundStrings } from './not-found.strings.ts';
