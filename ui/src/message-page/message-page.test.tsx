// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { ButtonLink } from '../button/index.ts';
import { MessagePage } from './index.ts';

describe('MessagePage', () => {
  it('[G-4] has one h1, the title', () => {
    render(<MessagePage title="Nie ma takiej strony" description="Mogła zmienić adres." mark="404" />);
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', 'Nie ma takiej strony'],
    ]);
  });

  it('hides the mark from screen readers', () => {
    render(<MessagePage title="Nie ma takiej strony" description="Mogła zmienić adres." mark="404" />);
    expect(screen.getByText('404').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows actions and a note, and renders no empty elements without them', () => {
    const { container, rerender } = render(<MessagePage title="Koszyk jest pusty" description="Zajrzyj do nowości." />);
    const bare = container.firstElementChild?.childElementCount ?? 0;
    rerender(
      <MessagePage
        title="Błąd"
        description="Spróbuj ponownie."
        note="Numer błędu: 7F3A"
        actions={<ButtonLink href="/">Strona główna</ButtonLink>}
      />,
    );
    expect(screen.getByRole('link', { name: 'Strona główna' })).toBeTruthy();
    expect(screen.getByText('Numer błędu: 7F3A')).toBeTruthy();
    expect(container.firstElementChild?.childElementCount).toBe(bare + 2);
  });

  it('forwards ref, className and attributes, and sets titleRef to a focusable title', () => {
    const [ref, titleRef] = [createRef<HTMLDivElement>(), createRef<HTMLHeadingElement>()];
    render(
      <MessagePage
        ref={ref}
        titleRef={titleRef}
        className="own"
        id="empty"
        title="Koszyk jest pusty"
        description="Zajrzyj do nowości."
      />,
    );
    expect([ref.current?.id, ref.current?.classList.contains('own')]).toEqual(['empty', true]);
    titleRef.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
