import type { LoadContext } from '../platform/navigation/load-context.ts';
import { toProductVideos, type ProductVideo } from './product-video.ts';
import { productVideosQuery } from './product-videos-query.ts';

/** Fetches the videos of a product. */
export async function fetchVideos(fetch: LoadContext['fetch'], sku: string): Promise<ProductVideo[]> {
  const { products } = await fetch(productVideosQuery, { sku });
  return toProductVideos(products?.items?.[0]?.media_gallery);
}
