import { boxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import type { TextNode } from './text.node.ts';

/** Text of the editor (PBT-14). */
export function Text({ node }: ContentTypeProps<TextNode>) {
  return <RichHtml {...boxProps(node)} html={node.content} />;
}
