// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Rating } from './index.ts';

const props = { value: '4,8', count: '(214)', label: 'Ocena 4,8 na 5, 214 opinii' };

describe('Rating', () => {
  it('RA-1 is one image for screen readers, named by a sentence; star and numbers are only seen', () => {
    const { container } = render(<Rating {...props} />);
    expect(screen.getByRole('img', { name: 'Ocena 4,8 na 5, 214 opinii' }).textContent).toBe('4,8(214)');
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelectorAll('*')).toHaveLength(2);
  });

  it('[UI-22] links to the reviews, named by the same sentence', () => {
    render(<Rating {...props} href="#opinie" />);
    expect(screen.getByRole('link', { name: 'Ocena 4,8 na 5, 214 opinii' }).getAttribute('href')).toBe('#opinie');
  });
});
