// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { OrderConfirmation, OrderedItems } from './index.ts';

describe('OrderConfirmation', () => {
  it('is a region named by its title, which can be focused by its ref', () => {
    const titleRef = createRef<HTMLHeadingElement>();
    render(
      <OrderConfirmation title="Dziękujemy za zamówienie" titleRef={titleRef}>
        Numer zamówienia: 000000123
      </OrderConfirmation>,
    );
    const region = screen.getByRole('region', { name: 'Dziękujemy za zamówienie' });
    expect(region.textContent).toContain('000000123');
    titleRef.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('OrderedItems', () => {
  it('lists name, options and price of each item', () => {
    render(
      <OrderedItems
        items={[
          { id: '1', name: 'Magnez B6, 2 szt.', details: 'Smak: malina', total: '59,80 zł', imageSrc: null },
          { id: 'gift', name: 'Gratis: kubek' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Magnez B6, 2 szt.Smak: malina59,80 zł',
      'Gratis: kubek',
    ]);
  });

  it('has an image, an empty frame or nothing in front of an item', () => {
    const { container } = render(
      <OrderedItems
        items={[
          { id: '1', name: 'Magnez', imageSrc: '/magnez.webp' },
          { id: '2', name: 'Cynk', imageSrc: null },
          { id: '3', name: 'Gratis' },
        ]}
      />,
    );
    const items = Array.from(container.querySelectorAll('li'));
    expect(items.map((item) => [item.childElementCount, item.querySelectorAll('img[alt=""]').length])).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
    ]);
  });
});
