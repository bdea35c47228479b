// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { text } from '../../fixtures/markup.ts';
import { tabs, type TabsMarkup } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import { toStyleBlock } from '../../fixtures/style-block.ts';
import { RichContent } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';

const items = [
  { name: 'Skład', content: text('<p>Magnez</p>') },
  { name: 'Opinie', content: text('<p>Dobre</p>') },
];

async function show(markup: string) {
  await loadRenderers(parseRichContent(markup));
  return renderMarkup(markup);
}
const open = async (options: TabsMarkup) =>
  (await show(tabs(items, options))).getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('[PBT-35] opens the tab of the default index', async () => {
    expect(await open({ active: '1' })).toBe('Opinie');
  });

  it('[TA-6] opens the first tab when there is none at the default index', async () => {
    expect(await open({ active: '9' })).toBe('Skład');
  });

  it('[PBT-35] has the minimum height of the markup in both encodings', async () => {
    const markup = tabs(items, { contentStyle: 'min-height: 250px;' });
    for (const html of [markup, toStyleBlock(markup)]) {
      const { container, unmount } = await show(html);
      expect(container.querySelector('[role="tabpanel"] [style*="min-height: 250px"]')?.textContent).toBe('Magnez');
      unmount();
    }
  });

  it('has the border of the markup around the panel, not around the tab list', async () => {
    const { container } = await show(
      tabs(items, {
        contentStyle: 'border-style: solid; border-width: 1px; border-color: #cecece;',
        style: 'margin: 5px;',
      }),
    );
    const bordered = Array.from(container.querySelectorAll<HTMLElement>('[style*="border-style: solid"]'));
    expect(bordered.map(({ textContent }) => textContent)).toEqual(['Magnez', 'Dobre']);
    expect(container.querySelector('[style*="margin: 5px"] [role="tablist"]')).not.toBeNull();
  });

  it('[PBT-37] names each tab and its panel', async () => {
    const { getByRole, getAllByRole } = await show(tabs(items));
    expect(getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Skład', 'Opinie']);
    expect(getByRole('tabpanel', { name: 'Skład' }).textContent).toContain('Magnez');
  });

  it('[PBT-37] names tabs without a name of their own by the header that links to them', async () => {
    const markup = tabs(items)
      .replaceAll(/data-tab-name="[^"]*"/g, 'data-tab-name=" "')
      .replace(/(<li.*?<\/li>)(<li.*?<\/li>)/, '$2$1');
    const { getByRole } = await show(markup);
    expect(getByRole('tabpanel', { name: 'Skład' }).textContent).toContain('Magnez');
  });

  it('[PBT-37] names tabs without any name by their number, and those with equal names each', async () => {
    const unnamed = await show(tabs([{ name: '', content: text('<p>A</p>') }]));
    expect(unnamed.getByRole('tabpanel', { name: '1' }).textContent).toContain('A');
    unnamed.unmount();
    const { container } = await show(tabs([...items, ...items]));
    const labels = Array.from(container.querySelectorAll('[role="tabpanel"]'), (panel) =>
      document.getElementById(panel.getAttribute('aria-labelledby') ?? ''),
    );
    expect(labels.map((label) => label?.textContent)).toEqual(['Skład', 'Opinie', 'Skład', 'Opinie']);
    expect(new Set(labels).size).toBe(4);
  });

  it('[TA-9] has unique ids when two sets have the same tabs', async () => {
    const { container } = await show(tabs(items) + tabs(items));
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[TA-10] has all panels in the server HTML', async () => {
    const content = parseRichContent(tabs(items));
    await loadRenderers(content);
    const html = renderToString(<RichContent content={content} />);
    expect(html).toContain('Magnez');
    expect(html).toContain('Dobre');
  });

  it('renders nothing without tabs', async () => {
    expect((await show(tabs([]))).queryByRole('tablist')).toBeNull();
  });
});
