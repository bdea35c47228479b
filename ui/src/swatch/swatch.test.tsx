// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Swatch } from './index.ts';

describe('Swatch', () => {
  it('shows a color without an inline style or a name', () => {
    const { container } = render(<Swatch value={{ color: '#d6336c' }} />);
    expect(container.querySelector('svg')?.getAttribute('color')).toBe('#d6336c');
    expect(container.querySelector('[style]')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('*')).toHaveLength(1);
  });

  it('shows an image without a name', () => {
    const { container } = render(<Swatch value={{ image: '/malina.png' }} />);
    const image = container.querySelector('img');
    expect([image?.getAttribute('src'), image?.alt]).toEqual(['/malina.png', '']);
  });
});
