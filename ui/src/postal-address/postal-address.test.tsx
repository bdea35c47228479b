// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PostalAddress } from './index.ts';

describe('PostalAddress', () => {
  it('has an element for each line, equal lines included', () => {
    const { container } = render(<PostalAddress lines={['Anna Nowak', 'Warszawa', 'Warszawa']} />);
    const address = container.querySelector('address');
    expect(Array.from(address?.children ?? [], ({ textContent }) => textContent)).toEqual([
      'Anna Nowak',
      'Warszawa',
      'Warszawa',
    ]);
  });
});
