// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contentType, divider } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';

describe('divider', () => {
  it('[PBT-42] reads width, color and thickness of the line', () => {
    expect(readNode('divider', divider('width: 50%; border-color: #cecece; border-width: 3px'))).toMatchObject({
      width: '50%',
      color: 'rgb(206, 206, 206)',
      thickness: '3px',
    });
    expect(readNode('divider', contentType('divider', {}, '\n<hr style="width:100px">'))).toMatchObject({
      width: '100px',
    });
    expect(readNode('divider', contentType('divider', {}))).not.toHaveProperty('width');
  });

  it('[PBT-42] renders a separator in that style', () => {
    const line = renderMarkup(divider('width: 50%; border-color: #cecece; border-width: 3px')).getByRole('separator');
    expect([line.style.width, line.style.borderBlockStartWidth]).toEqual(['50%', '3px']);
  });
});
