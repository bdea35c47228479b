import type { ProductVideos, ProductVideosProps } from './product-videos.tsx';

/** Source module of the videos, for the styles of the server's HTML. */
export const productVideosModule = 'src/product-videos/product-videos.tsx';

/** The videos once their script is loaded. */
let loadedVideos: typeof ProductVideos | null = null;

/** Loads what shows videos, which only few products have. */
export async function loadProductVideos(): Promise<void> {
  loadedVideos = (await import('./product-videos.tsx')).ProductVideos;
}

/** The videos of a product. Load them with `loadProductVideos` before the page is rendered. */
export function LazyProductVideos(props: ProductVideosProps) {
  const Videos = loadedVideos;
  return Videos && <Videos {...props} />;
}
