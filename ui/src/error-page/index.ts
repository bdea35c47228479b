export { ErrorOverlay, type ErrorOverlayProps } from './error-overlay.tsx';
export { ErrorPage, InternalError, type ErrorPageProps, type InternalErrorProps } from './error-page.tsx';
export type { ErrorPageStrings } from './error-page.strings.ts';
