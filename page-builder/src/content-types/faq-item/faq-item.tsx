import { getBoxProps } from '../../render/box.ts';
import { CmsImage } from '../../render/cms-image.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import type { FaqItemNode } from '../../nodes.ts';

/** Answer with its image. The question is the heading above it. */
export function FaqAnswer({ node }: ContentTypeProps<FaqItemNode>) {
  return (
    <div {...getBoxProps(node)}>
      <RichHtml html={node.answer} />
      <CmsImage desktop={node.image} alt={node.altText} />
    </div>
  );
}
