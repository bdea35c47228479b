// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Divider } from './index.ts';

describe('Divider', () => {
  it('is a separator for screen readers too, unless told otherwise', () => {
    const { rerender } = render(<Divider className="mine" />);
    expect(screen.getByRole('separator').className).toContain('mine');
    rerender(<Divider aria-hidden="true" />);
    expect(screen.queryByRole('separator')).toBeNull();
  });
});
