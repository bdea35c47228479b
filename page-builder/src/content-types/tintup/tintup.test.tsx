// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, type BrowserStubs } from '../../fixtures/browser-stubs.ts';
import { row } from '../../fixtures/markup.ts';
import { tintup } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import { RichContent } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';

const script = 'https://cdn.hypemarks.com/pages/a5b5e5.js';
const scripts = () => Array.from(document.head.querySelectorAll('script'));
const end = (event: 'load' | 'error') =>
  act(() => {
    scripts()[0]?.dispatchEvent(new Event(event));
  });

let stubs: BrowserStubs;
async function show(html: string, settings: Parameters<typeof renderMarkup>[1] = {}) {
  await loadRenderers(parseRichContent(html));
  return renderMarkup(html, settings);
}

beforeEach(() => {
  stubs = stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Tintup', () => {
  it('[PBT-44] [PBT-45] loads the script of the content near the viewport, with the settings of its element', async () => {
    const { container } = await show(tintup('zdrowe-sniadania'));
    expect(scripts()).toHaveLength(0);
    expect(container.querySelector('[data-id]')).toBeNull();
    stubs.show(0, 0);
    expect(scripts().map(({ src }) => src)).toEqual([script]);
    expect(container.querySelector('.tintup')?.getAttributeNames()).toEqual(
      expect.arrayContaining(['data-id', 'data-columns', 'data-expand']),
    );
  });

  it('[PBT-45] requests nothing before the click if the host requires consent, and requires it once', async () => {
    const first = await show(tintup('zdrowe-sniadania'), { requireScriptConsent: true });
    stubs.show(0, 0);
    expect(scripts()).toHaveLength(0);
    expect(first.queryByRole('link')).toBeNull();
    const button = first.getByRole('button', { name: 'See the posts' });
    expect(button.parentElement?.textContent).toContain('cdn.hypemarks.com');
    act(() => button.click());
    expect(scripts().map(({ src }) => src)).toEqual([script]);
    expect(first.queryByRole('button')).toBeNull();
    first.unmount();
    await show(tintup('obiady'), { requireScriptConsent: true });
    stubs.show(0, 0);
    expect(scripts()).toHaveLength(1);
  });

  it('[PBT-45] loads a script once per page, and again for the next page', async () => {
    const first = await show(row(tintup('a') + tintup('b')));
    stubs.show(0, 0);
    expect(scripts()).toHaveLength(1);
    end('load');
    first.unmount();
    expect(scripts()).toHaveLength(0);
    await show(tintup('c'));
    stubs.show(0, 0);
    expect(scripts()).toHaveLength(1);
  });

  it('[SF-1] is a named region whose posts a link skips', async () => {
    const { container, getByRole, queryByRole } = await show(tintup('zdrowe-sniadania'));
    stubs.show(0, 0);
    expect(queryByRole('link', { name: 'Skip the posts' })).toBeNull();
    end('load');
    const target = getByRole('link', { name: 'Skip the posts' }).getAttribute('href')?.slice(1) ?? '';
    expect(container.querySelector('section > :last-child')?.id).toBe(target);
    expect(getByRole('region', { name: 'Posts from social networks' }).dataset['state']).toBe('ready');
    expect(queryByRole('link', { name: /See the posts/ })).toBeNull();
  });

  it('[SF-1] shows a link to its page before the script loads and when it fails', async () => {
    const { getByRole } = await show(tintup('zdrowe-sniadania'));
    const link = () => getByRole('link', { name: /See the posts/ }).getAttribute('href');
    expect(link()).toBe('https://www.tintup.com/zdrowe-sniadania');
    stubs.show(0, 0);
    end('error');
    expect(link()).toBe('https://www.tintup.com/zdrowe-sniadania');
    expect(getByRole('region').dataset['state']).toBe('failed');
  });

  it('[PBT-45] loads nothing from other hosts, whatever the source of the tree', async () => {
    await loadRenderers(parseRichContent(tintup('a')));
    const { getByRole } = renderMarkup(tintup('zdrowe-sniadania'), { scriptHosts: [] });
    stubs.show(0, 0);
    expect(scripts()).toHaveLength(0);
    expect(getByRole('link', { name: /See the posts/ })).toBeDefined();
  });

  it('is a link in the server HTML', async () => {
    const content = parseRichContent(tintup('zdrowe-sniadania'));
    await loadRenderers(content);
    expect(renderToString(<RichContent content={content} />)).toContain(
      'href="https://www.tintup.com/zdrowe-sniadania"',
    );
  });
});
