import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout, sampleSettings } from '../testing/index.ts';
import { LazyNewsletter } from './lazy-newsletter.tsx';

const html = (newsletterEnabled: boolean, analyticsScript: string | null = null) =>
  renderToStaticMarkup(
    <LayoutProvider
      value={{
        ...sampleLayout,
        settings: { ...sampleSettings, analyticsScript },
        store: { ...sampleLayout.store, newsletterEnabled },
      }}
    >
      <LazyNewsletter />
    </LayoutProvider>,
  );

describe('LazyNewsletter', () => {
  it('[NWS-17] leaves nothing where the newsletter is switched off, not even room', () => {
    expect(html(true)).toMatch(/^<div class=/);
    expect(html(false)).toBe('');
  });

  it('[NWS-17] has no room for a switched-off newsletter where only the privacy settings come', () => {
    expect(html(false, 'https://tags.example/gtm.js')).toBe('<div></div>');
  });
});
