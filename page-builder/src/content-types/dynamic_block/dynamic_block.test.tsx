// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heading, row } from '../../fixtures/markup.ts';
import { dynamicBlock } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import type { DynamicBlockRequest, RichContentValue } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';
import * as styles from './dynamic_block.css.ts';

type Load = (request: DynamicBlockRequest) => Promise<readonly RichContentValue[]>;

async function show(html: string, loadDynamicBlocks?: Load) {
  await loadRenderers(parseRichContent(html));
  const result = renderMarkup(html, loadDynamicBlocks ? { loadDynamicBlocks } : {});
  await act(async () => {
    await Promise.resolve();
  });
  return result;
}
const getState = ({ container }: { container: HTMLElement }) =>
  Array.from(container.querySelectorAll<HTMLElement>('[data-state]'), ({ dataset }) => dataset['state']);

describe('DynamicBlock', () => {
  it('[PBT-40] requests its banners from the host and renders them in order', async () => {
    const load = vi
      .fn<Load>()
      .mockResolvedValue([parseRichContent(row(heading('Dla Ciebie', 2))), parseRichContent('<p>Darmowa dostawa</p>')]);
    const result = await show(dynamicBlock({ uids: 'MQ==,Mg==', mode: 'salesrule' }), load);
    expect(load.mock.calls).toEqual([[{ uids: ['MQ==', 'Mg=='], displayMode: 'salesrule' }]]);
    expect(result.container.textContent).toBe('Dla CiebieDarmowa dostawa');
    expect(getState(result)).toEqual(['ready']);
  });

  it('[PBT-40] reserves the minimum height of its row while the banners are loading', async () => {
    const result = await show(
      row(dynamicBlock(), { style: 'min-height: 240px;' }),
      () => new Promise<never>(() => undefined),
    );
    const place = result.container.querySelector<HTMLElement>('[data-state="loading"]');
    expect([place?.style.minHeight, place?.getAttribute('aria-busy')]).toEqual(['240px', 'true']);
  });

  it('[PBT-40] is inline if it is configured so', async () => {
    const load: Load = () => Promise.resolve([parseRichContent('<span>−10%</span>')]);
    const [inline, block] = [await show(dynamicBlock({ inline: true }), load), await show(dynamicBlock(), load)];
    expect([inline, block].map(({ container }) => container.querySelectorAll(`.${styles.inline}`).length)).toEqual([
      1, 0,
    ]);
  });

  it('renders nothing when the host loads none, has none or cannot load them', async () => {
    expect((await show(dynamicBlock())).container.textContent).toBe('');
    expect((await show(dynamicBlock(), () => Promise.resolve([]))).container.textContent).toBe('');
    const failed = await show(dynamicBlock(), () => Promise.reject(new Error('offline')));
    expect([failed.container.textContent, getState(failed)]).toEqual(['', ['failed']]);
  });

  it('stops when a block contains itself', async () => {
    const load = vi.fn<Load>().mockImplementation(() => Promise.resolve([parseRichContent(dynamicBlock())]));
    const result = await show(dynamicBlock(), load);
    for (let round = 0; round < 8; round += 1) {
      await act(async () => {
        await Promise.resolve();
      });
    }
    expect(load).toHaveBeenCalledTimes(4);
    expect(getState(result)).toHaveLength(4);
  });
});
