import { Background } from '../../render/background.tsx';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { RenderContextProvider, useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { parallaxMotion } from './parallax-motion.ts';
import { RowView } from './row-view.tsx';
import type { RowNode } from '../../nodes.ts';

/** A row, whose content is never wider than the row. */
export function Row({ node }: ContentTypeProps<RowNode>) {
  const { isPageWide } = useRenderContext();
  return (
    <RowView node={node} isPageWide={isPageWide} background={<Background node={node} motion={parallaxMotion(node)} />}>
      <RenderContextProvider isPageWide={false}>
        <ContentNodes nodes={node.children} />
      </RenderContextProvider>
    </RowView>
  );
}
