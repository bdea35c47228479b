import { describe, expect, it } from 'vitest';
import { contentType, text } from '../../fixtures/markup.ts';
import { tabs } from '../../fixtures/markup-widgets.ts';
import { readNode } from '../../fixtures/render-markup.tsx';
import { toStyleBlock } from '../../fixtures/style-block.ts';

const items = [
  { name: 'Skład & porcje', content: text('a') },
  { name: 'Opinie', content: text('b'), style: 'justify-content: flex-end; min-height: 90px; background-color: #fff;' },
];

describe('the reader of tabs', () => {
  it('[PBT-35] reads the default tab, the minimum height and the labels', () => {
    const markup = tabs(items, {
      active: '1',
      contentStyle: 'min-height: 250px; border-style: dashed; text-align: right;',
      style: 'margin: 5px; padding: 6px;',
      className: 'own',
    });
    for (const node of [readNode('tabs', markup), readNode('tabs', toStyleBlock(markup))]) {
      expect(node).toMatchObject({
        defaultIndex: 1,
        minHeight: '250px',
        headers: ['Skład & porcje', 'Opinie'],
        border: 'dashed',
        textAlign: 'right',
        marginTop: '5px',
        paddingLeft: '6px',
        cssClasses: ['own'],
        children: [{ contentType: 'tab-item' }, { contentType: 'tab-item' }],
      });
    }
  });

  it.each([
    ['left', 'left'],
    ['center', 'center'],
    ['right', 'right'],
    ['nowhere', 'left'],
  ])('[PBT-36] reads tab-align-%s as %s', (align, expected) => {
    expect(readNode('tabs', tabs(items, { align })).tabNavigationAlignment).toBe(expected);
  });

  it('[PBT-36] aligns the tab list at the left by default', () => {
    expect(readNode('tabs', contentType('tabs', {})).tabNavigationAlignment).toBe('left');
  });

  it('[PBT-35] reads the labels from the tabs when the tab list is missing', () => {
    expect(readNode('tabs', tabs(items).replace(/<ul.*?<\/ul>/s, '')).headers).toEqual(['Skład & porcje', 'Opinie']);
  });

  it('ignores the labels of nested tabs', () => {
    const nested = tabs([{ name: 'Zewnętrzna', content: tabs([{ name: 'Wewnętrzna', content: '' }]) }]);
    expect(readNode('tabs', nested)).toMatchObject({
      headers: ['Zewnętrzna'],
      children: [{ children: [{ headers: ['Wewnętrzna'] }] }],
    });
  });

  it('[PBT-37] reads the label and the box of a tab', () => {
    expect(readNode('tabs', tabs(items)).children).toMatchObject([
      { tabName: 'Skład & porcje', verticalAlignment: 'top' },
      { tabName: 'Opinie', verticalAlignment: 'bottom', minHeight: '90px', backgroundColor: 'rgb(255, 255, 255)' },
    ]);
  });
});
