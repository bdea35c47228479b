// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StoreCard, type StoreCardProps } from './index.ts';

const base: StoreCardProps = { name: 'Poznań', address: ['ul. Półwiejska 42', '61-888 Poznań'] };

describe('StoreCard', () => {
  it('has the name as heading and link, and a telephone link with the number in its name', () => {
    render(<StoreCard {...base} href="/poznan" telephone="+48 61 123-45-67" headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: 'Poznań' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Poznań' }).getAttribute('href')).toBe('/poznan');
    expect(screen.getByRole('link', { name: 'Poznań, telephone +48 61 123-45-67' }).getAttribute('href')).toBe(
      'tel:+48611234567',
    );
  });

  it('[LO-4] requests a change of the favorite from the parent, under a constant name', () => {
    const onFavoriteChange = vi.fn();
    render(<StoreCard {...base} favorite={false} onFavoriteChange={onFavoriteChange} />);
    const button = screen.getByRole('button', { name: 'Favourite shop: Poznań', pressed: false });
    fireEvent.click(button);
    expect(onFavoriteChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLElement>();
    render(<StoreCard {...base} favorite ref={ref} className="mine" data-place="list" />);
    expect(ref.current).toBe(screen.getByRole('article'));
    expect([
      ref.current?.classList.contains('mine'),
      ref.current?.dataset['place'],
      ref.current?.dataset['favorite'],
    ]).toEqual([true, 'list', 'true']);
  });
});
