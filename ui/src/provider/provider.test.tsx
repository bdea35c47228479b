// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { originalImageUrl, useWitryna, useStrings, WitrynaProvider, type LinkProps } from './index.ts';

/** Shows the settings that a component receives from its host. */
function Settings() {
  const { linkComponent: Link, resolveImageUrl } = useWitryna();
  return <Link href="/witaminy">{resolveImageUrl({ src: 'c.jpg', width: 320 })}</Link>;
}
const RouterLink = ({ href, children }: LinkProps) => (
  <a href={href} data-router>
    {children}
  </a>
);

describe('WitrynaProvider', () => {
  it('is optional: links are anchors, image URLs are unchanged', () => {
    render(<Settings />);
    const link = screen.getByRole('link', { name: 'c.jpg' });
    expect(link.getAttribute('href')).toBe('/witaminy');
  });

  it("provides the host's link component and image URLs", () => {
    render(
      <WitrynaProvider linkComponent={RouterLink} resolveImageUrl={({ src, width }) => `${src}?w=${width}`}>
        <Settings />
      </WitrynaProvider>,
    );
    expect(screen.getByRole('link', { name: 'c.jpg?w=320' }).hasAttribute('data-router')).toBe(true);
  });

  it('inherits omitted settings from the outer provider', () => {
    render(
      <WitrynaProvider linkComponent={RouterLink} resolveImageUrl={({ src }) => `/pictures/${src}`}>
        <WitrynaProvider resolveImageUrl={({ src }) => `/media/${src}`}>
          <Settings />
        </WitrynaProvider>
      </WitrynaProvider>,
    );
    expect(screen.getByRole('link', { name: '/media/c.jpg' }).hasAttribute('data-router')).toBe(true);
  });
});

describe('originalImageUrl', () => {
  it('returns the URL unchanged', () => {
    expect(originalImageUrl({ src: '/media/c.jpg', width: 40 })).toBe('/media/c.jpg');
  });
});

describe('useStrings', () => {
  const english = {
    label: 'Pages of results',
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
  };
  function Strings(own: { label?: string | undefined }) {
    const { label, nextLabel, pageLabel } = useStrings('pagination', english, own);
    return <p>{`${label}, ${nextLabel}, ${pageLabel(2)}`}</p>;
  }

  it("prefers the component's own strings, then those of the provider, then English", () => {
    render(
      <WitrynaProvider strings={{ pagination: { label: 'Strony', nextLabel: 'Następna' } }}>
        <Strings label="Strony wyników" />
        <Strings label={undefined} />
      </WitrynaProvider>,
    );
    expect(screen.getByText('Strony wyników, Następna, Page 2')).toBeDefined();
    expect(screen.getByText('Strony, Następna, Page 2')).toBeDefined();
  });
});
