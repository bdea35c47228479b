/** Videos of a product, which are fetched and loaded only where its gallery has some. */
export { hasProductVideos } from './has-product-videos.ts';
export { addLazyVideoSlides, loadProductVideos, productVideosModule } from './lazy-product-videos.ts';
export { loadVideos } from './load-videos.ts';
export type { ProductVideo } from './product-video.ts';
