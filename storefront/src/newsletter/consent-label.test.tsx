// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout } from '../testing/index.ts';
import { ConsentLabel } from './consent-label.tsx';

const layout = { ...sampleLayout, settings: { ...sampleLayout.settings, shopUrls: { 'magento.example': '/pl' } } };

const renderLabel = (html: string) =>
  render(
    <LayoutProvider value={layout}>
      <ConsentLabel html={html}>{(label) => <p>Zgoda: {label}</p>}</ConsentLabel>
    </LayoutProvider>,
  ).container;

describe('ConsentLabel', () => {
  it('[NWS-16] renders a text without markup immediately, without the parser of HTML', () => {
    expect(renderLabel('Chcę dostawać newsletter.').innerHTML).toBe('<p>Zgoda: Chcę dostawać newsletter.</p>');
  });

  it('[NWS-16] renders markup once it is sanitized', async () => {
    const container = renderLabel('Zgoda na <a href="/prywatnosc" onclick="x">newsletter</a><script>x</script>');
    expect(container.innerHTML).toBe('');
    expect((await screen.findByRole('link', { name: 'newsletter' })).outerHTML).toBe(
      '<a href="/prywatnosc">newsletter</a>',
    );
    expect(container.querySelector('script')).toBeNull();
  });

  it('leads to pages of the shop where the text links to those of the backend', async () => {
    renderLabel('Zgoda na <a href="https://magento.example/prywatnosc">newsletter</a>');
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/pl/prywatnosc');
  });
});
