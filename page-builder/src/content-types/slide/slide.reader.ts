import { defineReader } from '../../define-reader.ts';
import { emptyBanner, readBanner } from '../banner/read-banner.ts';
import type { SlideNode } from '../../nodes.ts';

/** Reads a slide, which is a banner in all but name. */
export const slideReader = defineReader<SlideNode>({
  contentType: 'slide',
  hasChildren: false,
  empty: (base) => ({ ...base, ...emptyBanner, contentType: 'slide' }),
  read: readBanner,
});
