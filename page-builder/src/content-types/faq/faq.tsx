'use client';

import { Accordion } from '@witryna/ui/accordion';
import { createContext, useContext } from 'react';
import { getBoxProps } from '../../render/box.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { useRenderContext } from '../../render/render-context.tsx';
import { sectionHeading } from '../../render/section-heading.ts';
import { FaqAnswer } from '../faq-item/faq-item.tsx';
import type { FaqItemNode, FaqNode } from '../../nodes.ts';

const BelowQuestionContext = createContext(false);

/** List of questions, or one question, which share this file because one rarely comes without the other. */
export default function Faq({ node }: ContentTypeProps<FaqNode | FaqItemNode>) {
  return node.contentType === 'faq' ? <FaqList node={node} /> : <FaqItem node={node} />;
}

/**
 * Accordion of questions and answers. Collapsed answers stay in the document; answers without a question are below the
 * accordion.
 */
function FaqList({ node }: ContentTypeProps<FaqNode>) {
  const { headingShift } = useRenderContext();
  const shown = node.children.filter(({ isHidden }) => !isHidden);
  const sections = shown.flatMap((item, index) =>
    hasQuestion(item)
      ? [
          {
            id: String(index),
            title: item.question,
            content: (
              <BelowQuestionContext value>
                <ContentNodes nodes={[item]} />
              </BelowQuestionContext>
            ),
          },
        ]
      : [],
  );
  const others = shown.filter((item) => !hasQuestion(item));
  if (shown.length === 0) return null;
  return (
    <div {...getBoxProps(node)}>
      {sections.length > 0 && <Accordion items={sections} headingLevel={sectionHeading(headingShift)} />}
      <ContentNodes nodes={others} />
    </div>
  );
}

/** Question with its answer. Outside of a list it is a list of one item. */
function FaqItem({ node }: ContentTypeProps<FaqItemNode>) {
  const isAnswer = useContext(BelowQuestionContext) || !hasQuestion(node);
  if (isAnswer) return <FaqAnswer node={node} />;
  return <FaqList node={{ contentType: 'faq', isHidden: false, cssClasses: [], mediaQueries: [], children: [node] }} />;
}

function hasQuestion(node: FaqNode['children'][number]): node is FaqItemNode {
  return node.contentType === 'faq-item' && node.question !== '';
}
