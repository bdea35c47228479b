import { Background } from '../../render/background.tsx';
import { ContentNodes } from '../../render/content-nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import type { ColumnGroupNode } from '../../nodes.ts';
import { ColumnGroupView } from './column-group-view.tsx';

/** A group of columns. */
export function ColumnGroup({ node }: ContentTypeProps<ColumnGroupNode>) {
  return (
    <ColumnGroupView
      node={node}
      background={<Background node={node} />}
      renderNodes={(nodes) => <ContentNodes nodes={nodes} />}
    />
  );
}
