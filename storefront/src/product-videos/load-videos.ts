import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { ProductVideo } from './product-video.ts';

/** Loads the script that reads videos, and fetches those of a product. */
export async function loadVideos(fetch: LoadContext['fetch'], sku: string): Promise<ProductVideo[]> {
  return (await import('./fetch-videos.ts')).fetchVideos(fetch, sku);
}
