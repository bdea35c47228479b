import { describe, expect, it } from 'vitest';
import { contentType } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { readNode } from '../../fixtures/render-markup.tsx';
import { toStyleBlock } from '../../fixtures/style-block.ts';

describe('the reader of questions', () => {
  it('[PBT-38] reads question, answer and image', () => {
    const markup = faq(
      [
        {
          question: 'Czy są <em>wegańskie</em>?',
          answer: '<p onclick="x">Tak &amp; nie</p>',
          image: '/a.png',
          alt: 'Kapsułka',
        },
      ],
      'margin: 4px;',
    );
    for (const node of [readNode('faq', markup), readNode('faq', toStyleBlock(markup))]) {
      expect(node).toMatchObject({
        marginTop: '4px',
        children: [
          {
            contentType: 'faq-item',
            question: 'Czy są wegańskie?',
            answer: '<p>Tak &amp; nie</p>',
            image: { src: '/a.png' },
            altText: 'Kapsułka',
            paddingTop: '4px',
          },
        ],
      });
    }
  });

  it('[PBT-38] recognizes an unmarked question and answer by their elements', () => {
    const item = contentType(
      'faq-item',
      {},
      '<h4>Ile kosztuje dostawa?</h4><div data-content="true"><p>9,99 zł</p></div>',
    );
    expect(readNode('faq-item', item)).toMatchObject({ question: 'Ile kosztuje dostawa?', answer: '<p>9,99 zł</p>' });
  });

  it('[PBT-38] returns empty fields for an empty question', () => {
    expect(readNode('faq-item', contentType('faq-item', {}))).toMatchObject({ question: '', answer: '', altText: '' });
    expect(readNode('faq-item', contentType('faq-item', {}))).not.toHaveProperty('image');
  });
});
