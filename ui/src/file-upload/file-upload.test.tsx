// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileUpload, type FileUploadProps } from './index.ts';

const pdf = new File(['x'.repeat(1500)], 'paragon.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'zdjecie.jpg', { type: 'image/jpeg' });
const upload = (props: Partial<FileUploadProps> = {}) => <FileUpload label="Załączniki" multiple {...props} />;
const input = () => screen.getByLabelText<HTMLInputElement>(/^Załączniki/);
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const removeButton = (name: string) => screen.getByRole('button', { name: `Remove: ${name}` });

describe('FileUpload', () => {
  it('is a native file field with a visible label', () => {
    const ref = createRef<HTMLInputElement>();
    render(upload({ ref, name: 'files', accept: '.pdf' }));
    expect(ref.current).toBe(input());
    expect([input().type, input().name, input().accept, input().multiple]).toEqual(['file', 'files', '.pdf', true]);
  });

  it('lists the chosen files with their sizes, and announces them', () => {
    const onValueChange = vi.fn();
    render(upload({ onValueChange }));
    choose(pdf);
    choose(photo);
    expect(names()).toEqual(['paragon.pdf1.5 kB', 'zdjecie.jpg1 byte']);
    expect(onValueChange.mock.lastCall).toEqual([[pdf, photo]]);
    expect(screen.getByRole('status').textContent).toContain('Added: zdjecie.jpg');
  });

  it('removes a file and moves the focus to the next one, or to the field', () => {
    render(upload());
    choose(pdf, photo);
    fireEvent.click(removeButton('paragon.pdf'));
    expect(names()).toEqual(['zdjecie.jpg1 byte']);
    expect(document.activeElement).toBe(removeButton('zdjecie.jpg'));
    expect(screen.getByRole('status').textContent).toContain('Removed: paragon.pdf');
    fireEvent.click(removeButton('zdjecie.jpg'));
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('FO-6 says why a file was not added, until the next choice', () => {
    render(upload({ accept: 'image/*', maxSize: 1000, maxFiles: 1 }));
    const big = new File(['x'.repeat(2000)], 'duze.png', { type: 'image/png' });
    choose(pdf, big, photo, new File(['y'], 'drugie.jpg', { type: 'image/jpeg' }));
    const [alert] = screen.getAllByRole('alert');
    expect(
      within(alert ?? document.body)
        .getAllByText(/./, { selector: 'span' })
        .map((text) => text.textContent),
    ).toEqual([
      'paragon.pdf: this type of file is not accepted.',
      'duze.png: the file is larger than 1 kB.',
      'drugie.jpg: not added. Most files: 1.',
    ]);
    expect(input().getAttribute('aria-describedby')).toContain(alert?.id);
    fireEvent.click(removeButton('zdjecie.jpg'));
    expect(alert?.textContent).toBe('');
  });

  it('reports nothing when no file is added', () => {
    const onValueChange = vi.fn();
    render(upload({ value: [pdf], onValueChange, maxFiles: 1 }));
    choose(pdf);
    choose(photo);
    choose();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows the error of a file next to it', () => {
    render(upload({ value: [pdf], getFileError: (file) => (file === pdf ? 'Nie udało się wysłać.' : undefined) }));
    expect(screen.getByRole('listitem').getAttribute('data-invalid')).toBe('true');
    expect(screen.getByRole('listitem').textContent).toContain('Nie udało się wysłać.');
  });

  it('can be controlled', () => {
    const onValueChange = vi.fn();
    render(upload({ value: [pdf], onValueChange }));
    choose(photo);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([pdf, photo]);
    expect(names()).toEqual(['paragon.pdf1.5 kB']);
  });

  it('marks its zone while files are over it', () => {
    render(upload());
    fireEvent.dragEnter(input());
    expect(input().closest('[data-dragging]')).not.toBeNull();
    fireEvent.dragLeave(input());
    expect(input().closest('[data-dragging]')).toBeNull();
  });

  it('has no files after its form is reset', async () => {
    render(<form aria-label="Zgłoszenie">{upload()}</form>);
    choose(pdf);
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    await vi.waitFor(() => expect(names()).toEqual([]));
  });

  it('removes nothing while it is disabled', () => {
    render(upload({ value: [pdf], disabled: true }));
    expect(input().disabled).toBe(true);
    expect(removeButton('paragon.pdf').getAttribute('aria-disabled')).toBe('true');
  });
});
