/** What the shop around the pages lends to the features: pages, navigation, frame, storage. */
export { frameBlocks } from './frame/frame-data.ts';
export { FrameProvider, useAddress, useFrame } from './frame/frame-context.tsx';
export { usePanel, useToast } from './frame/shop-ui-context.tsx';
export { defineIsland, type IslandSource } from './island.tsx';
export { orderPath, type AccountPlace, type GuestOrderPlace, type SignInPlace } from './navigation/account-place.ts';
export { isOwnPath } from './navigation/app-link.tsx';
export { isFixedRoute } from './navigation/fixed-routes.ts';
export type { LoadContext } from './navigation/load-context.ts';
export { useNavigation, useNavigationState } from './navigation/navigation-context.tsx';
export { definePage } from './navigation/page.tsx';
export { PageNotFound } from './navigation/page-not-found.ts';
export { reportError } from './report-error.ts';
export { useStorage } from './storage-context.tsx';
export { useActed } from './use-acted.ts';
export { useNear } from './use-near.ts';
export { useInBrowser } from './use-in-browser.ts';
export { Late } from './late.tsx';
