// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { ConsentCheckbox } from './index.ts';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('ConsentCheckbox', () => {
  testField({
    field: ({ label, ...props }) => (
      <ConsentCheckbox value="yes" {...props}>
        {label}
      </ConsentCheckbox>
    ),
    control: box,
    fill: () => fireEvent.click(box()),
    sent: 'yes',
    sentBefore: null,
  });

  it('FO-15 is native, initially unchecked, and named by its text', () => {
    render(
      <ConsentCheckbox name="terms">
        Akceptuję <a href="#regulamin">regulamin</a>.
      </ConsentCheckbox>,
    );
    expect(screen.getByRole('checkbox', { name: 'Akceptuję regulamin.' })).toBe(box());
    expect(box().checked).toBe(false);
    expect(renderToString(<ConsentCheckbox>Zgoda</ConsentCheckbox>)).not.toContain('checked');
  });

  it('FO-15 is checked by a click on its text, but not on a link within', () => {
    render(
      <ConsentCheckbox>
        <span>Akceptuję</span> <a href="#regulamin">regulamin</a>.
      </ConsentCheckbox>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(box().checked).toBe(false);
    fireEvent.click(screen.getByText('Akceptuję'));
    expect(box().checked).toBe(true);
  });

  it('[UI-20] is required unless optional', () => {
    const { rerender } = render(<ConsentCheckbox>Zgoda</ConsentCheckbox>);
    expect(box().required).toBe(true);
    rerender(<ConsentCheckbox optional>Zgoda</ConsentCheckbox>);
    expect(box().required).toBe(false);
  });

  it('FO-16 renders its legal text in a disclosure outside the label', () => {
    const { container } = render(
      <ConsentCheckbox legalText={{ summary: 'Pełna treść', content: 'Zgodę można wycofać.' }}>Zgoda</ConsentCheckbox>,
    );
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('Zgodę można wycofać.');
    expect(details?.closest('label')).toBeNull();
  });
});
