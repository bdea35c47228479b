import { useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { HeadingView } from './heading-view.tsx';
import type { HeadingNode } from '../../nodes.ts';

/** A heading, at the level that the page has for it. */
export function Heading({ node }: ContentTypeProps<HeadingNode>) {
  const { headingShift } = useRenderContext();
  return <HeadingView node={node} headingShift={headingShift} />;
}
