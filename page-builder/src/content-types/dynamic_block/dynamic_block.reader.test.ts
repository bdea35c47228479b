import { describe, expect, it } from 'vitest';
import { contentType, row } from '../../fixtures/markup.ts';
import { dynamicBlock } from '../../fixtures/markup-widgets.ts';
import { readNode } from '../../fixtures/render-markup.tsx';

describe('the reader of dynamic blocks', () => {
  it('[PBT-40] reads how it is displayed and which banners it requests', () => {
    expect(
      readNode('dynamic_block', dynamicBlock({ uids: 'MQ==, Mg==', mode: 'catalogrule', inline: true })),
    ).toMatchObject({ displayInline: true, displayMode: 'catalogrule', uids: ['MQ==', 'Mg=='] });
    expect(readNode('dynamic_block', dynamicBlock())).toMatchObject({
      displayInline: false,
      displayMode: 'fixed',
      uids: ['MQ=='],
    });
  });

  it('[PBT-40] reads the height of its row', () => {
    expect(readNode('dynamic_block', row(dynamicBlock(), { style: 'min-height: 240px;' })).minHeight).toBe('240px');
    expect(readNode('row', row(dynamicBlock(), { style: 'min-height: 240px;' })).minHeight).toBe('240px');
  });

  it('[PBT-40] reads a directive that was not rendered', () => {
    const directive =
      '{{widget type="Magento\\Banner\\Block\\Widget\\Banner" display_mode="salesrule" rotate="" template="widget/inline.phtml" banner_ids="2" unique_id="2"}}';
    expect(readNode('dynamic_block', contentType('dynamic_block', {}, directive))).toMatchObject({
      displayInline: true,
      displayMode: 'salesrule',
      uids: [],
    });
  });

  it('[PBT-40] keeps an empty block, with its box, and ignores unknown modes', () => {
    expect(readNode('dynamic_block', contentType('dynamic_block', { style: 'margin: 2px' }))).toMatchObject({
      marginTop: '2px',
      uids: [],
      displayInline: false,
    });
    expect(readNode('dynamic_block', dynamicBlock({ mode: 'constructor' }))).not.toHaveProperty('displayMode');
  });
});
