// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { block, contentType, heading, row, text } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { toStyleBlock } from '../../fixtures/style-block.ts';
import * as site from '../../render/site.css.ts';

describe('block', () => {
  it('[PBT-39] reads Page Builder content with its style sheet', () => {
    const html = block(toStyleBlock(row(heading('x'), { style: 'padding: 3px;' })));
    expect(readNode('block', html)).toMatchObject({
      children: [],
      richContent: {
        contentType: 'root-container',
        children: [{ contentType: 'row', paddingTop: '3px', children: [{ text: 'x' }] }],
      },
    });
  });

  it('[PBT-39] reads plain and missing content', () => {
    expect(readNode('block', block('<p onclick="x">a</p>')).richContent).toEqual({ html: '\n    <p>a</p>\n' });
    expect(readNode('block', contentType('block', {})).richContent).toEqual({ html: '' });
  });

  it('styles every copy of a block that is embedded twice', () => {
    const copy = block(toStyleBlock(text('x', { style: 'text-align: center;' })));
    expect(renderMarkup(copy + copy).container.querySelectorAll('[style*="center"]')).toHaveLength(2);
  });

  it('[PBT-39] renders rows of a block as rows of the page', () => {
    const { container, getByRole } = renderMarkup(block(row(heading('Z bloku'))));
    expect(getByRole('heading', { name: 'Z bloku' })).toBeDefined();
    expect(container.querySelectorAll(`.${site.site}`)).toHaveLength(1);
  });
});
