import type { BannerFields } from '../banner/banner.node.ts';

/** One slide of a slider (PBT-31). */
export interface SlideNode extends BannerFields {
  contentType: 'slide';
}
