/**
 * Preview of unpublished content for visitors with a preview token. Loaded only where preview origins are configured.
 */
export { startPreview } from './start-preview.ts';
