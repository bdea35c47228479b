import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import { usePlace } from '../../render/place.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import * as site from '../../render/site.css.ts';
import type { BlockNode } from './block.node.ts';

/** An embedded CMS block. Its rows span the page like the page's own; plain HTML is kept to the site's width (PBT-39). */
export function Block({ node }: ContentTypeProps<BlockNode>) {
  const { isPageWide } = usePlace();
  const { richContent } = node;
  return (
    <div {...boxProps(node)}>
      {'html' in richContent
        ? <RichHtml html={richContent.html} className={isPageWide ? site.site : undefined} />
        : <Nodes nodes={richContent.children} />}
    </div>
  );
}
