// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryHeader } from './index.ts';

const category = { title: 'Witaminy', imageSrc: null, subcategories: [], subcategoriesLabel: 'Podkategorie' };
const vitaminC = { id: 'c', name: 'Witamina C', href: '/witamina-c', imageSrc: null };

describe('CategoryHeader', () => {
  it('[G-4] has one h1, the title, and hides its image from screen readers', () => {
    const { container } = render(<CategoryHeader {...category} imageSrc="/witaminy.webp" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Witaminy');
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('links the subcategories in a navigation', () => {
    render(
      <CategoryHeader
        {...category}
        subcategories={[vitaminC, { ...vitaminC, id: 'd', name: 'Witamina D', href: '/d', imageSrc: '/d.webp' }]}
      />,
    );
    const links = within(screen.getByRole('navigation', { name: 'Podkategorie' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Witamina C', '/witamina-c'],
      ['Witamina D', '/d'],
    ]);
  });

  it('renders neither a navigation nor a description without content', () => {
    const { container } = render(<CategoryHeader {...category} />);
    expect(container.firstElementChild?.childElementCount).toBe(1);
  });
});
