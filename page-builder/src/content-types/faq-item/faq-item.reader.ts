import { readBox } from '../../parser/box.ts';
import { getAltText, readImageSource } from '../../parser/images.ts';
import { findElement, findPart } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { FaqItemNode } from '../../nodes.ts';

/**
 * Reads a question and its answer, as the example module of Adobe's documentation stores them. Some shops changed its
 * template, so an unmarked part is found by its role: the heading, the collapsible content.
 */
export const faqItemReader = defineReader<FaqItemNode>({
  contentType: 'faq-item',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'faq-item', question: '', answer: '', altText: '' }),
  read(element, context, empty) {
    const question =
      findPart(element, 'question') ?? findElement(element.children, ({ name }) => /^h[1-6]$/.test(name));
    const answer =
      findPart(element, 'answer') ??
      findElement(element.children, ({ attributes }) => attributes.get('data-content') === 'true');
    const picture = findPart(element, 'image');
    const image = readImageSource(picture, context);
    return {
      ...empty,
      ...readBox(context.getStyle(element)),
      question: context.toText(question).trim(),
      answer: answer ? context.toHtml(answer.children) : '',
      image,
      altText: image ? context.toText(getAltText(picture)) : '',
    };
  },
});
