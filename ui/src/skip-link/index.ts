export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
export type { SkipLinkWords } from './skip-link.words.ts';
