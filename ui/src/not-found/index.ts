export { NotFound, type NotFoundProps } from './not-found.tsx';
export type { NotFoundWords } from './not-found.words.ts';
