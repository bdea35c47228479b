// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { OverlayMask } from './index.ts';

describe('OverlayMask', () => {
  it('[UI-13] [UI-14] has a named button that dismisses it, which is not a tab stop', () => {
    const onDismiss = vi.fn();
    render(<OverlayMask onDismiss={onDismiss} dismissLabel="Zamknij menu" />);
    const button = screen.getByRole('button', { name: 'Zamknij menu' });
    expect(button.tabIndex).toBe(-1);
    fireEvent.click(button);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('has no button without onDismiss, and renders nothing while closed', () => {
    const ref = createRef<HTMLDivElement>();
    const { rerender } = render(<OverlayMask ref={ref} className="own" data-test="mask" />);
    expect(ref.current?.dataset['test']).toBe('mask');
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<OverlayMask ref={ref} open={false} />);
    expect(ref.current).toBeNull();
  });

  it('renders on the server', () => {
    expect(renderToString(<OverlayMask />)).toContain('data-state="open"');
  });
});
