// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { NotFound } from './index.ts';

describe('NotFound', () => {
  it('[ER-3] has one h1, the search, the home link and other links', () => {
    render(
      <NotFound search={<form role="search" />} links={[{ id: 'v', label: 'Witaminy', href: '/witaminy.html' }]} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(
      screen.getByText("Looks like the page you were hoping to find doesn't exist. Sorry about that."),
    ).toBeDefined();
    expect(screen.getByRole('search')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
    const links = within(screen.getByRole('navigation', { name: 'Perhaps you are looking for' }));
    expect(links.getByRole('link', { name: 'Witaminy' }).getAttribute('href')).toBe('/witaminy.html');
  });

  it('omits the list without links, and forwards ref and className', () => {
    const ref = createRef<HTMLDivElement>();
    render(<NotFound ref={ref} className="own" />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(ref.current?.classList.contains('own')).toBe(true);
  });
});
