import { BannerView } from '../banner/banner-view.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import type { SlideNode } from './slide.node.ts';

/** One slide: a banner as tall as the slider (PBT-31). */
export function Slide({ node }: ContentTypeProps<SlideNode>) {
  return <BannerView banner={node} />;
}
