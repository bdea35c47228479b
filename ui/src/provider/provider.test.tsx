// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainImage, useWitryna, useWords, WitrynaProvider, type LinkProps } from './index.ts';

/** Shows what a component is lent by its host. */
function Settings() {
  const { linkComponent: Link, image } = useWitryna();
  return <Link href="/witaminy">{image({ src: 'c.jpg', width: 320 })}</Link>;
}
const RouterLink = ({ href, children }: LinkProps) => <a href={href} data-router>{children}</a>;

describe('WitrynaProvider', () => {
  it('is optional: links are anchors, images are as they are', () => {
    render(<Settings />);
    const link = screen.getByRole('link', { name: 'c.jpg' });
    expect(link.getAttribute('href')).toBe('/witaminy');
  });

  it("lends the host's link and image service", () => {
    render(
      <WitrynaProvider linkComponent={RouterLink} image={({ src, width }) => `${src}?w=${width}`}>
        <Settings />
      </WitrynaProvider>,
    );
    expect(screen.getByRole('link', { name: 'c.jpg?w=320' }).hasAttribute('data-router')).toBe(true);
  });

  it('leaves what it is not given to the provider outside of it', () => {
    render(
      <WitrynaProvider linkComponent={RouterLink} image={({ src }) => `/pictures/${src}`}>
        <WitrynaProvider image={({ src }) => `/media/${src}`}>
          <Settings />
        </WitrynaProvider>
      </WitrynaProvider>,
    );
    expect(screen.getByRole('link', { name: '/media/c.jpg' }).hasAttribute('data-router')).toBe(true);
  });
});

describe('plainImage', () => {
  it('leaves the address unchanged', () => {
    expect(plainImage({ src: '/media/c.jpg', width: 40 })).toBe('/media/c.jpg');
  });
});

describe('useWords', () => {
  const english = { label: 'Pages of results', pageLabel: (page: number) => `Page ${page}`, previousLabel: 'Previous', nextLabel: 'Next' };
  function Words(own: { label?: string | undefined }) {
    const { label, nextLabel, pageLabel } = useWords('pagination', english, own);
    return <p>{`${label}, ${nextLabel}, ${pageLabel(2)}`}</p>;
  }

  it("prefers the component's own words, then the table of the provider, then English", () => {
    render(
      <WitrynaProvider words={{ pagination: { label: 'Strony', nextLabel: 'Następna' } }}>
        <Words label="Strony wyników" />
        <Words label={undefined} />
      </WitrynaProvider>,
    );
    expect(screen.getByText('Strony wyników, Następna, Page 2')).toBeDefined();
    expect(screen.getByText('Strony, Następna, Page 2')).toBeDefined();
  });
});
