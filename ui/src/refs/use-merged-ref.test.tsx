// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef, useRef, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMergedRef } from './use-merged-ref.ts';

function Box({ ref, onOwn }: { ref?: Ref<HTMLButtonElement>; onOwn?(element: HTMLButtonElement | null): void }) {
  const own = useRef<HTMLButtonElement>(null);
  return <button ref={useMergedRef(own, ref)} onClick={() => onOwn?.(own.current)} />;
}

describe('useMergedRef', () => {
  it('gives the element to both refs, and takes it back', () => {
    const ref = createRef<HTMLButtonElement>();
    const onOwn = vi.fn();
    const { container, unmount } = render(<Box ref={ref} onOwn={onOwn} />);
    const element = container.firstElementChild;
    expect(ref.current).toBe(element);
    if (element instanceof HTMLElement) element.click();
    expect(onOwn).toHaveBeenCalledExactlyOnceWith(element);
    unmount();
    expect(ref.current).toBeNull();
  });

  it('calls a function once, also when it is rendered again, and with null or its own tidying in the end', () => {
    const plain = vi.fn<(element: HTMLButtonElement | null) => void>();
    const first = render(<Box ref={plain} />);
    first.rerender(<Box ref={plain} />);
    expect(plain).toHaveBeenCalledOnce();
    first.unmount();
    expect(plain.mock.lastCall).toEqual([null]);

    const tidy = vi.fn();
    const withTidying = vi.fn(() => tidy);
    render(<Box ref={withTidying} />).unmount();
    expect(withTidying).toHaveBeenCalledOnce();
    expect(tidy).toHaveBeenCalledOnce();
  });

  it('does without a ref of the host', () => {
    expect(() => render(<Box />).unmount()).not.toThrow();
  });
});
