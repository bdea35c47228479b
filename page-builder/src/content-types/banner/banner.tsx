import type { ContentTypeProps } from '../../render/renderer.ts';
import { BannerView } from './banner-view.tsx';
import type { BannerNode } from './banner.node.ts';

/** A banner (PBT-26 to PBT-30). */
export function Banner({ node }: ContentTypeProps<BannerNode>) {
  return <BannerView banner={node} />;
}
