export { ErrorOverlay, type ErrorOverlayProps } from './error-overlay.tsx';
export { ErrorPage, InternalError, type ErrorPageProps, type InternalErrorProps } from './error-page.tsx';
export type { ErrorPageWords } from './error-page.words.ts';
