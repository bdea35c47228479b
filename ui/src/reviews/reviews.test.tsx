// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { RatingDistribution, ReviewList } from './index.ts';

/** Returns the text that screen readers announce. */
function said(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return copy.textContent;
}

describe('RatingDistribution', () => {
  it('[RA-1] is one sentence per row for screen readers; bars and numbers are hidden', () => {
    render(
      <RatingDistribution
        counts={[
          { stars: 5, count: 30 },
          { stars: 4, count: 10 },
        ]}
      />,
    );
    const rows = within(screen.getByRole('list', { name: 'Ratings by stars' })).getAllByRole('listitem');
    expect(rows.map(said)).toEqual(['5 of 5: 30 reviews', '4 of 5: 10 reviews']);
  });

  it('renders each bar as its share of the total, also when the total is zero', () => {
    const { container, rerender } = render(
      <RatingDistribution
        counts={[
          { stars: 5, count: 30 },
          { stars: 4, count: 10 },
        ]}
      />,
    );
    const shares = () =>
      [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
        style.getPropertyValue('--witryna-share'),
      );
    expect(shares()).toEqual(['0.75', '0.25']);
    rerender(<RatingDistribution counts={[{ stars: 5, count: 0 }]} />);
    expect(shares()).toEqual(['0']);
  });

  it('forwards ref and attributes to the list', () => {
    const ref = createRef<HTMLUListElement>();
    render(<RatingDistribution counts={[]} ref={ref} className="mine" data-place="product" />);
    expect(ref.current).toBe(screen.getByRole('list'));
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'product']);
  });
});

describe('ReviewList', () => {
  const review = {
    id: '1',
    stars: 4,
    title: 'Dobra',
    text: 'Polecam.',
    author: 'Anna',
    date: '14 listopada 2026',
    dateTime: '2026-11-14',
  };

  it('[RA-1] has the stars as text, and a machine-readable date', () => {
    render(<ReviewList reviews={[review]} headingLevel={4} />);
    const article = screen.getByRole('article');
    expect(said(article)).toContain('Rated 4 of 5');
    expect(within(article).getByRole('heading', { level: 4, name: 'Dobra' })).toBeDefined();
    expect(within(article).getByText('14 listopada 2026').getAttribute('datetime')).toBe('2026-11-14');
  });

  it('renders no list without reviews', () => {
    const { container } = render(<ReviewList reviews={[]} />);
    expect(container.innerHTML).toBe('');
  });

  it('shows no stars for a review without a rating', () => {
    render(<ReviewList reviews={[{ ...review, stars: undefined }]} />);
    expect(said(screen.getByRole('article'))).not.toContain('Rated');
  });

  it('marks the reviews of verified buyers', () => {
    render(<ReviewList reviews={[review, { ...review, id: '2', verified: true }]} />);
    expect(
      screen.getAllByRole('article').map((article) => within(article).queryByText('Verified purchase') !== null),
    ).toEqual([false, true]);
  });
});
