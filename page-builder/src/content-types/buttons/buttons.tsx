import { ContentNodes } from '../../render/content-nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { ButtonsView } from './buttons-view.tsx';
import type { ButtonsNode } from '../../nodes.ts';

/** A set of buttons. */
export function Buttons({ node }: ContentTypeProps<ButtonsNode>) {
  return (
    <ButtonsView node={node}>
      <ContentNodes nodes={node.children} />
    </ButtonsView>
  );
}
