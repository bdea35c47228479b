// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Rating } from './index.ts';

const props = { value: '4,8', count: '(214)', label: 'Ocena 4,8 na 5, 214 opinii' };

describe('Rating', () => {
  it('RA-1 is one sentence for screen readers; star and numbers are hidden from them', () => {
    const { container } = render(<Rating {...props} />);
    const said = container.cloneNode(true);
    if (said instanceof Element) said.querySelectorAll('[aria-hidden="true"]').forEach((element) => element.remove());
    expect(said.textContent).toBe('Ocena 4,8 na 5, 214 opinii');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[UI-22] links to the reviews, named by the same sentence', () => {
    render(<Rating {...props} href="#opinie" />);
    expect(screen.getByRole('link', { name: 'Ocena 4,8 na 5, 214 opinii' }).getAttribute('href')).toBe('#opinie');
  });
});
