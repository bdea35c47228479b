/** Editorial content of the backend. */
export { cmsBlocksQuery } from './block-operations.ts';
export { Html } from './html.tsx';
export { contentCatalogue } from './messages.ts';
export { readRichText, richTextModules, type RichText } from './rich-text.ts';
export { RichTextView } from './rich-text-view.tsx';
