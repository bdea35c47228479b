import { defineReader } from '../../parser/reader.ts';
import { emptyBanner, readBanner } from '../banner/read-banner.ts';
import type { SlideNode } from './slide.node.ts';

/** Reads a slide, which is a banner in all but name. */
export const slideReader = defineReader<SlideNode>({
  contentType: 'slide',
  hasChildren: false,
  empty: (base) => ({ ...base, ...emptyBanner, contentType: 'slide' }),
  read: readBanner,
});
