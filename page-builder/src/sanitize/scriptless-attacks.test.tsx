// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageBuilderProvider, RichContent } from '../index.ts';
import { parseRichContent } from '../parser/index.node.ts';
import { loadRenderers } from '../render/load-renderers.ts';
import { safeContent } from './safe-content.ts';
import { scriptlessAttacks } from './scriptless-attacks.ts';

const logger = { warn: () => undefined, error: () => undefined };

/** Returns the document that a server sends for content. */
async function drawn(html: string): Promise<HTMLElement> {
  const content = parseRichContent(html, { logger, mediaHosts: ['shop.example'] });
  await loadRenderers(content);
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <PageBuilderProvider shopHosts={['shop.example']}>
      <RichContent content={content} />
    </PageBuilderProvider>,
  );
  return root;
}

describe('attacks without scripts', () => {
  it.each(scriptlessAttacks)('leave nothing of: $name', async ({ html, gone }) => {
    const root = await drawn(`${html}<div data-content-type="text"><p>Sąsiad</p></div>`);
    expect(gone.filter((selector) => root.querySelector(selector))).toEqual([]);
  });

  it.each(scriptlessAttacks.filter(({ name }) => !name.startsWith('attribute that swallows')))(
    'leave siblings unchanged: $name',
    async ({ html }) => {
      const root = await drawn(
        `<div data-content-type="text"><p>Sąsiad przed</p></div>${html}<div data-content-type="text"><p>Sąsiad za</p></div>`,
      );
      expect(root.textContent).toContain('Sąsiad przed');
      expect(root.textContent).toContain('Sąsiad za');
    },
  );
});

describe('safe content', () => {
  it.each(safeContent)('is kept completely: $name', async ({ html, kept }) => {
    const root = await drawn(html);
    for (const [selector, text] of Object.entries(kept)) {
      const found = Array.from(root.querySelectorAll(selector), ({ textContent }) =>
        textContent.replaceAll('\u00a0', ' '),
      );
      expect(found.length, selector).toBeGreaterThan(0);
      expect(found.join(' | '), selector).toContain(text);
    }
  });
});
