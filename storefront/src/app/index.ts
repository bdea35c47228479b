/** What the shop around the pages lends to the features: pages, navigation, frame, storage. */
export { frameBlocks } from './frame/frame-data.ts';
export { useBasePath, useFrame } from './frame/frame-context.tsx';
export { usePanel, useToast } from './frame/shop-ui-context.tsx';
export { isOwnPath } from './navigation/app-link.tsx';
export type { LoadContext } from './navigation/load-context.ts';
export { useNavigation } from './navigation/navigation-context.tsx';
export { definePage } from './navigation/page.tsx';
export { PageNotFound } from './navigation/page-not-found.ts';
export { reportError } from './report-error.ts';
export { useStorage } from './storage-context.tsx';
export { useInBrowser } from './use-in-browser.ts';
export { Late } from './late.tsx';
