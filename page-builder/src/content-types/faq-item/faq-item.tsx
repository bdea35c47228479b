import { boxProps } from '../../render/box.ts';
import { CmsImage } from '../../render/cms-image.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { RichHtml } from '../../render/rich-html.tsx';
import type { FaqItemNode } from './faq-item.node.ts';

/** An answer with its picture; the question is the heading above it (PBT-38). */
export function FaqAnswer({ node }: ContentTypeProps<FaqItemNode>) {
  return (
    <div {...boxProps(node)}>
      <RichHtml html={node.answer} />
      <CmsImage desktop={node.image} alt={node.altText} />
    </div>
  );
}
