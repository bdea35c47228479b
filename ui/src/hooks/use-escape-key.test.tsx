// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isEscapeHandled, useEscapeKey } from './index.ts';

const around = vi.fn();
const close = vi.fn();
function List({ open }: { open: boolean }) {
  useEscapeKey(open, close);
  return null;
}
const press = (more = {}) => fireEvent.keyDown(document.body, { key: 'Escape', ...more });

afterEach(() => {
  document.removeEventListener('keydown', around, { capture: true });
  vi.clearAllMocks();
});

describe('useEscapeKey', () => {
  it('hides Escape from a surrounding dialog, which listens on the document, while it is active', () => {
    const { rerender } = render(<List open />);
    document.addEventListener('keydown', around, { capture: true });
    expect(press()).toBe(false);
    expect([close.mock.calls.length, around.mock.calls.length]).toEqual([1, 0]);
    rerender(<List open={false} />);
    expect(press()).toBe(true);
    expect([close.mock.calls.length, around.mock.calls.length]).toEqual([1, 1]);
  });

  it('ignores other keys, and Escape during composition', () => {
    render(<List open />);
    document.addEventListener('keydown', around, { capture: true });
    expect(press({ isComposing: true })).toBe(true);
    expect(around).not.toHaveBeenCalled();
    press({ key: 'Enter' });
    expect(around).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it('exposes whether a layer handles it', () => {
    const { rerender, unmount } = render(
      <>
        <List open />
        <List open />
      </>,
    );
    rerender(
      <>
        <List open={false} />
        <List open />
      </>,
    );
    expect(isEscapeHandled()).toBe(true);
    unmount();
    expect(isEscapeHandled()).toBe(false);
  });
});
