import { defineReader } from '../../define-reader.ts';
import type { BannerNode } from '../../nodes.ts';
import { emptyBanner, readBanner } from './read-banner.ts';

/** Reads a banner. */
export const bannerReader = defineReader<BannerNode>({
  contentType: 'banner',
  hasChildren: false,
  empty: (base) => ({ ...base, ...emptyBanner, contentType: 'banner' }),
  read: readBanner,
});
