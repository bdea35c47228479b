import { BannerView } from '../banner/banner-view.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import type { SlideNode } from '../../nodes.ts';

/** One slide: a banner as tall as the slider. */
export function Slide({ node }: ContentTypeProps<SlideNode>) {
  return <BannerView banner={node} />;
}
