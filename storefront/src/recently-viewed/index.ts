/** Products that the shopper looked at before. */
export { RecentlyViewed } from './recently-viewed.tsx';
