// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SkipLink } from './index.ts';

const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** Clicks the link, and returns whether the browser was left to follow it. */
function press(): boolean {
  const link = screen.getByRole('link', { name: 'Przejdź do treści' });
  const click = createEvent.click(link);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

describe('SkipLink', () => {
  it('[G-2] moves focus into the main content', () => {
    render(
      <>
        <SkipLink href="#main">Przejdź do treści</SkipLink>
        <main id="main" tabIndex={-1} />
      </>,
    );
    expect(press()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('[G-2] leaves the click to the browser when the content is missing or not focusable', () => {
    const { rerender } = render(
      <>
        <SkipLink href="#main">Przejdź do treści</SkipLink>
        <main id="main" />
      </>,
    );
    expect(press()).toBe(true);
    rerender(<SkipLink href="#main">Przejdź do treści</SkipLink>);
    expect(press()).toBe(true);
  });

  it('forwards ref, className, attributes and a handler, and uses English without strings', () => {
    const ref = createRef<HTMLAnchorElement>();
    const onClick = vi.fn();
    render(<SkipLink ref={ref} href="#main" className="own" data-test="skip" onClick={onClick} />);
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(ref.current).toBe(link);
    expect([link.classList.contains('own'), link.dataset['test']]).toEqual([true, 'skip']);
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
