import { boxProps } from '../../render/box.ts';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import type { HtmlContentNode } from './html.node.ts';

/** Hand-written markup: sanitised, or as it is stored where the shop trusts it (PBT-41). */
export function HtmlContent({ node }: ContentTypeProps<HtmlContentNode>) {
  if (node.isTrusted) return <div {...boxProps(node)} dangerouslySetInnerHTML={{ __html: node.html }} />;
  return <RichHtml {...boxProps(node)} html={node.html} />;
}
