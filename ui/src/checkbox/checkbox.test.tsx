// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { Checkbox } from './index.ts';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('Checkbox', () => {
  testField({
    field: ({ optional = false, ...props }) => <Checkbox value="yes" required={!optional} {...props} />,
    control: box,
    fill: () => fireEvent.click(box()),
    sent: 'yes',
    sentBefore: null,
    saysOptional: false,
  });

  it('is a native checkbox that its label toggles', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Checkbox ref={ref} label="Faktura na firmę" name="company" value="yes" />);
    expect(ref.current).toBe(box());
    expect(box().name).toBe('company');
    fireEvent.click(screen.getByText('Faktura na firmę'));
    expect(box().checked).toBe(true);
  });

  it('can be controlled', () => {
    const change = vi.fn();
    render(<Checkbox label="Faktura" checked={false} onChange={change} />);
    fireEvent.click(box());
    expect(change).toHaveBeenCalledOnce();
    expect(box().checked).toBe(false);
  });

  it('is partly checked as long as it says so, also after a click', () => {
    const { rerender } = render(
      <Checkbox label="Wszystkie" indeterminate checked={false} onChange={() => undefined} />,
    );
    expect(box().indeterminate).toBe(true);
    box().indeterminate = false;
    rerender(<Checkbox label="Wszystkie" indeterminate checked={false} onChange={() => undefined} />);
    expect(box().indeterminate).toBe(true);
    rerender(<Checkbox label="Wszystkie" checked onChange={() => undefined} />);
    expect([box().indeterminate, box().checked]).toEqual([false, true]);
  });

  it('[UI-20] has an asterisk only when it is required', () => {
    const { container, rerender } = render(<Checkbox label="Regulamin" required />);
    expect(container.textContent).toContain('*');
    expect(box().required).toBe(true);
    rerender(<Checkbox label="Regulamin" />);
    expect(container.textContent).not.toContain('*');
    expect(box().required).toBe(false);
  });

  it('FO-4 is invalid and described by its error and hint', () => {
    render(<Checkbox id="terms" label="Regulamin" error="Zaznacz." hint="Przeczytaj." />);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(box().getAttribute('aria-describedby')).toBe('terms-error terms-hint');
  });
});
