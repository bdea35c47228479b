// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from './index.ts';

describe('VisuallyHidden', () => {
  it('is part of the accessible name of its parent', () => {
    render(
      <button>
        3 <VisuallyHidden>produkty w koszyku</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '3 produkty w koszyku' })).toBeTruthy();
  });
});
