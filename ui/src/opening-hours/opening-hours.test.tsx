// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { OpeningHours } from './index.ts';

const week = [
  { day: 'poniedziałek', hours: '9:00–18:00', today: true },
  { day: 'niedziela', hours: null },
];
const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('OpeningHours', () => {
  it('[LO-3] has a named table with day names, and closed days and the current day as text', () => {
    render(<OpeningHours week={week} />);
    expect(cells('Opening hours')).toEqual(['poniedziałek (today)9:00–18:00', 'niedzielaclosed']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual(['date', null]);
  });

  it('[LO-3] has special days as text, and whether the store is open', () => {
    render(
      <OpeningHours
        week={week}
        special={[{ day: '24 grudnia', hours: null, note: 'Wigilia' }]}
        status={{ open: false, text: 'Zamknięte' }}
      />,
    );
    expect(cells('Different hours')).toEqual(['24 grudnia, Wigiliaclosed']);
    expect(screen.getByText('Zamknięte')).toBeDefined();
  });

  it('hides the caption of the week and keeps that of the special days with captionsHidden', () => {
    render(<OpeningHours week={week} special={[{ day: '24 grudnia', hours: null }]} captionsHidden />);
    const [caption, specialCaption] = ['Opening hours', 'Different hours'].map((name) => screen.getByText(name));
    expect(caption?.className).toContain(visuallyHidden);
    expect(specialCaption?.className).not.toContain(visuallyHidden);
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <OpeningHours
        week={week}
        status={{ open: true, text: 'Otwarte' }}
        ref={ref}
        className="mine"
        data-place="store"
      />,
    );
    expect(ref.current).toBe(container.firstElementChild);
    expect([
      ref.current?.classList.contains('mine'),
      ref.current?.dataset['place'],
      ref.current?.dataset['open'],
    ]).toEqual([true, 'store', 'true']);
  });
});
