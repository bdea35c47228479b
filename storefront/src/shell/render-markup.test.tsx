import { lazy, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { contentMessages, parseRichText, RichTextView } from '../content/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { renderMarkup } from './render-markup.ts';

const setUp = () => {
  const reportError = vi.fn();
  const render = (page: ReactNode) => renderMarkup(page, { signal: new AbortController().signal, reportError });
  return { reportError, render };
};

/** A part whose script is fetched when it is first rendered. */
const lateText = () => lazy(() => Promise.resolve({ default: () => <p>żelazo</p> }));

function Broken(): ReactNode {
  throw new Error('broken');
}

describe('renderMarkup', () => {
  it('waits for a script that is fetched for the first time, and writes the same the second time', async () => {
    const { render, reportError } = setUp();
    const Late = lateText();
    const page = (
      <main>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
      </main>
    );
    const first = await render(page);
    expect(first).toContain('<p>żelazo</p>');
    expect(await render(page)).toBe(first);
    expect(reportError).not.toHaveBeenCalled();
  });

  it('waits also where nothing stands in for it', async () => {
    const Late = lateText();
    expect(
      await setUp().render(
        <main>
          <Late />
        </main>,
      ),
    ).toBe('<main><p>żelazo</p></main>');
  });

  it('waits for the renderer of Page Builder content once, and not again on each page', async () => {
    const text = await parseRichText(
      '<div data-content-type="text" data-appearance="default" data-element="main"><p>Ashwagandha</p></div>',
      {},
    );
    const intl = createShopIntl({ locale: 'pl_PL' });
    await intl.load(contentMessages);
    const { client } = fakeBackend(() => ({ data: {} }));
    const page = () => (
      <IntlProvider value={intl}>
        <LayoutProvider value={sampleLayout}>
          <CommerceProvider
            client={client}
            cache={createQueryCache([])}
            storeView={sampleLayout.store.storeCode}
            epoch={0}
          >
            {text && <RichTextView text={text} />}
          </CommerceProvider>
        </LayoutProvider>
      </IntlProvider>
    );
    const { render, reportError } = setUp();
    const first = await render(page());
    expect(first).toContain('Ashwagandha');
    expect(renderToString(page())).toBe(first);
    expect(reportError).not.toHaveBeenCalled();
  });

  it('tells of a part that fails, once, and renders the rest', async () => {
    const { render, reportError } = setUp();
    const markup = await render(
      <main>
        <h1>Cynk</h1>
        <Suspense fallback={<p>chwila</p>}>
          <Broken />
        </Suspense>
      </main>,
    );
    expect(markup).toContain('<h1>Cynk</h1>');
    expect(reportError.mock.calls).toMatchObject([[{ message: 'broken' }, {}]]);
  });

  it('fails with what fails outside of all parts', async () => {
    await expect(
      setUp().render(
        <main>
          <Broken />
        </main>,
      ),
    ).rejects.toThrow('broken');
  });
});
