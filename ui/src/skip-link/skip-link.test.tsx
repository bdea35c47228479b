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

/** Presses the link; tells whether the browser was left to follow it. */
function press(): boolean {
  const link = screen.getByRole('link', { name: 'Przejdź do treści' });
  const click = createEvent.click(link);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

describe('SkipLink', () => {
  it('[G-2] moves the focus into the main content', () => {
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

  it('[G-2] is left to the browser where the content cannot take the focus, or is not there', () => {
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

  it('takes ref, class, attributes and a handler, and speaks English without words', () => {
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
