import { Accordion } from '@witryna/ui/accordion';
import { boxProps } from '../../render/box.ts';
import { Nodes } from '../../render/nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { usePlace } from '../../render/place.tsx';
import { sectionHeading } from '../../render/section-heading.ts';
import type { FaqNode } from './faq.node.ts';

export { FaqItem } from '../faq-item/faq-item.tsx';

/** Questions that unfold their answers (PBT-38). Closed answers stay in the page; questions without text are left out, having no name. */
export default function Faq({ node }: ContentTypeProps<FaqNode>) {
  const { headingShift } = usePlace();
  const sections = node.children.flatMap((item, index) => item.contentType === 'faq-item' && !item.isHidden && item.question
    ? [{ id: String(index), title: item.question, content: <Nodes nodes={[item]} /> }]
    : []);
  if (sections.length === 0) return null;
  return <Accordion sections={sections} headingLevel={sectionHeading(headingShift)} {...boxProps(node)} />;
}
