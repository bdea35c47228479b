// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './index.ts';

describe('Breadcrumbs', () => {
  it('[UI-23] BC-1 is a named navigation with an ordered list that ends with the current page', () => {
    render(
      <Breadcrumbs
        label="Okruszki"
        items={[
          { label: 'Strona główna', href: '/' },
          { label: 'Odporność', href: '/odpornosc.html' },
        ]}
        current="Witamina D"
      />,
    );
    const list = within(screen.getByRole('navigation', { name: 'Okruszki' })).getByRole('list');
    expect(list.tagName).toBe('OL');
    expect([...list.children].map((item) => item.textContent)).toEqual(['Strona główna', 'Odporność', 'Witamina D']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/odpornosc.html']);
    expect(screen.getByText('Witamina D').getAttribute('aria-current')).toBe('page');
  });
});
