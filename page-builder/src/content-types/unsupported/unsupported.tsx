import type { UnsupportedNode } from '../../nodes.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { useRenderContext } from '../../render/render-context.tsx';
import { RichHtml } from '../../render/rich-html.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as site from '../../render/site.css.ts';

/** Renders the content types inside one without a reader, or its sanitized HTML if the parser kept that. */
export function Unsupported({ node }: ContentTypeProps<UnsupportedNode>) {
  const { isPageWide } = useRenderContext();
  return node.html === undefined ? (
    <ContentNodes nodes={node.children} />
  ) : (
    <RichHtml html={node.html} className={isPageWide ? site.site : undefined} />
  );
}
