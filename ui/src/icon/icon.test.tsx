// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as icons from './index.ts';

const { LogoGlyph, SearchIcon, StarIcon, ...lineIcons } = icons;

describe('icons', () => {
  it.each(Object.entries({ SearchIcon, ...lineIcons }))(
    '%s is decorative and not focusable unless it has a title',
    (_, Icon) => {
      const { container, rerender } = render(<Icon />);
      const svg = container.querySelector('svg');
      expect(svg?.getAttribute('aria-hidden')).toBe('true');
      expect(svg?.getAttribute('focusable')).toBe('false');
      expect(svg?.childElementCount).toBeGreaterThan(0);
      rerender(<Icon title="Nazwa" />);
      expect(screen.getByRole('img', { name: 'Nazwa' }).hasAttribute('aria-hidden')).toBe(false);
    },
  );

  it('are rendered in the text color, so that they stay visible in forced colors [G-23]', () => {
    const { container } = render(
      <>
        <SearchIcon />
        <LogoGlyph />
        <StarIcon />
      </>,
    );
    const colors = [...container.querySelectorAll('svg')].flatMap((svg) => [
      svg.getAttribute('stroke'),
      svg.getAttribute('fill'),
    ]);
    expect(new Set(colors)).toEqual(new Set(['currentColor', 'none', null]));
  });

  it('have three sizes', () => {
    const classes = (['small', 'medium', 'large'] as const).map((size) => {
      const { container } = render(<SearchIcon size={size} />);
      return container.querySelector('svg')?.getAttribute('class');
    });
    expect(new Set(classes).size).toBe(3);
  });
});
