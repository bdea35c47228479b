// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ErrorOverlay, ErrorPage, InternalError } from './index.ts';

describe('ErrorPage', () => {
  it('[ER-1] focuses its h1 and links to the home page', () => {
    render(<ErrorPage />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Oops!' }));
    expect(screen.getByText('Looks like something went wrong. Sorry about that.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
  });

  it('leaves focus in place without focusTitle, and forwards ref and className', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ErrorPage ref={ref} className="own" focusTitle={false} homeHref="/pl" />);
    expect(document.activeElement).toBe(document.body);
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pl');
  });

  it('renders on the server', () => expect(renderToString(<ErrorPage />)).toContain('Oops!'));
});

describe('InternalError', () => {
  it('shows the description and retries', () => {
    const onRetry = vi.fn();
    render(<InternalError onRetry={onRetry} headingLevel={2} />);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Sorry about that.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no button without onRetry', () => {
    render(<InternalError />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('ErrorOverlay', () => {
  it('[ER-2] is a modal alert dialog with focus inside and an inert page behind', () => {
    render(
      <>
        <button>Koszyk</button>
        <ErrorOverlay />
      </>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Oops!' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Koszyk').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Take me home' })).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBe(dialog);
  });
});
