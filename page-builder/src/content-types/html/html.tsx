import { boxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import type { HtmlContentNode } from './html.node.ts';

/** Hand-written markup, sanitised (PBT-41). */
export function HtmlContent({ node }: ContentTypeProps<HtmlContentNode>) {
  return <RichHtml {...boxProps(node)} html={node.html} />;
}
