/** Videos of a product, next to its pictures. */
export { LazyProductVideos, loadProductVideos, productVideosModule } from './lazy-product-videos.tsx';
export { toProductVideos, type ProductVideo } from './product-video.ts';
