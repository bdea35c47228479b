import { getBoxProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import * as site from '../../render/site.css.ts';
import type { BlockNode } from '../../nodes.ts';

/** An embedded CMS block. Its rows span the page like the page's own; plain HTML is kept to the site's width. */
export function Block({ node }: ContentTypeProps<BlockNode>) {
  const { isPageWide } = useRenderContext();
  const { richContent } = node;
  return (
    <div {...getBoxProps(node)}>
      {'html' in richContent ? (
        <RichHtml html={richContent.html} className={isPageWide ? site.site : undefined} />
      ) : (
        <ContentNodes nodes={richContent.children} />
      )}
    </div>
  );
}
