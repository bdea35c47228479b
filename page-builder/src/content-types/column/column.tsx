import { Background } from '../../render/background.tsx';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { RenderContextProvider, useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { ColumnView, getColumnShare } from './column-view.tsx';
import type { ColumnNode } from '../../nodes.ts';

/** A column, whose images need to be as wide as its share of the page. */
export function Column({ node }: ContentTypeProps<ColumnNode>) {
  const { widthShare } = useRenderContext();
  return (
    <ColumnView node={node} background={<Background node={node} />}>
      <RenderContextProvider widthShare={getColumnShare(node, widthShare)}>
        <ContentNodes nodes={node.children} />
      </RenderContextProvider>
    </ColumnView>
  );
}
