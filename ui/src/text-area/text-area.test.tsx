// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { TextArea } from './index.ts';

describe('TextArea', () => {
  it('FO-4 ties label, error and hint to the native control', () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<TextArea ref={ref} id="comment" label="Wiadomość" name="comment" hint="Do 500 znaków" error="Napisz coś." />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wiadomość' });
    expect(ref.current).toBe(field);
    expect(field.name).toBe('comment');
    expect(field.rows).toBe(4);
    expect(field.required).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('comment-error comment-hint');
  });
});
