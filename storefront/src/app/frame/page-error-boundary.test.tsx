// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { PageErrorBoundary } from './page-error-boundary.tsx';

function BrokenPage(): never {
  throw new Error('No price');
}

const shop = (page: React.ReactNode, resetKey: string, onError = () => '7F3A') => (
  <IntlProvider locale="en">
    <button>Cart</button>
    <PageErrorBoundary resetKey={resetKey} onError={onError}>
      {page}
    </PageErrorBoundary>
  </IntlProvider>
);

describe('a page that fails to render', () => {
  it('[FRM-40] [ERR-01] [ERR-02] [ERR-03] masks the frame with an overlay that says so, gives the number of the report, and leads home', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn(() => '7F3A');
    render(shop(<BrokenPage />, '/a', onError));
    expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
    const overlay = await screen.findByRole('alertdialog', { name: 'Oops!' });
    expect(overlay.textContent).toContain('Looks like something went wrong. Sorry about that.');
    expect(overlay.textContent).toContain('Error number: 7F3A');
    expect(overlay.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Cart' })).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('No price'));
  });

  it('makes way for the next page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(shop(<BrokenPage />, '/a'));
    await screen.findByRole('alertdialog');
    rerender(shop(<h1>Vitamins</h1>, '/b'));
    expect(screen.getByRole('heading', { name: 'Vitamins' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cart' })).toBeDefined();
  });
});
