/**
 * Unpublished content, shown to whoever an admin gives a preview token. Loaded only where preview origins are
 * configured.
 */
export { startPreview } from './start-preview.ts';
