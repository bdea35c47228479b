import { getBoxProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import * as site from '../../render/site.css.ts';
import type { BlockNode } from '../../nodes.ts';

/** Embedded CMS block. Its rows have the full width of the page; plain HTML has the maximum width of the site. */
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
