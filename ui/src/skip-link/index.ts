export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
export type { SkipLinkStrings } from './skip-link.strings.ts';
