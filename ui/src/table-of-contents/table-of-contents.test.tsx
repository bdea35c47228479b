// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TableOfContents } from './index.ts';

it('TableOfContents is a navigation with a link to each section, in the given order', () => {
  render(
    <TableOfContents
      label="Na tej stronie"
      items={[
        { id: 'zamowienia', title: 'Zamówienia' },
        { id: 'reklamacje', title: 'Reklamacje' },
      ]}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Na tej stronie' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zamówienia', '#zamowienia'],
    ['Reklamacje', '#reklamacje'],
  ]);
});
