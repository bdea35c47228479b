/** Editorial content of the backend. */
export { cmsBlocksQuery } from './block-operations.ts';
export type { CmsContent, CmsPageView } from './cms-page.tsx';
export { EditorialSection } from './editorial-section.tsx';
export { Html } from './html.tsx';
export { isLead } from './is-lead.ts';
export type { ContentPolicy } from './content-policy.ts';
export { contentMessages } from './messages.ts';
export { plainText } from './plain-text.ts';
export { preloadRichText, RichTextView } from './rich-text-view.tsx';
export { getContents, parseRichText, preloadContent, type RichText, richTextModules } from './rich-text.ts';
export { requestProductLists } from './request-product-lists.ts';
