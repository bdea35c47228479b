import type { ContentTypeProps } from '../../render/renderer.ts';
import { BannerView } from './banner-view.tsx';
import type { BannerNode } from '../../nodes.ts';

/** A banner. */
export function Banner({ node }: ContentTypeProps<BannerNode>) {
  return <BannerView banner={node} />;
}
