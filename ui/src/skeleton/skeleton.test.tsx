// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryPageSkeleton, CmsPageSkeleton, ProductCardSkeleton, ProductPageSkeleton, Skeleton } from './index.ts';

describe.each([
  ['CategoryPageSkeleton', CategoryPageSkeleton],
  ['ProductPageSkeleton', ProductPageSkeleton],
  ['CmsPageSkeleton', CmsPageSkeleton],
  ['ProductCardSkeleton', ProductCardSkeleton],
])('%s', (_, Placeholder) => {
  it('G-8 [UI-27] has no text and no focusable content', () => {
    const { container } = render(<Placeholder />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('a, button, input, [tabindex]')).toBeNull();
    expect(container.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThan(1);
  });
});

describe('Skeleton', () => {
  it('has the given width', () => {
    const { container } = render(<Skeleton width="60%" />);
    expect(container.querySelector('span')?.style.width).toBe('60%');
  });
});
