// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingBar, type LoadingBarState } from './index.ts';

describe('LoadingBar', () => {
  it('[FRM-38] [G-7] looks different in each of its three states and is hidden from screen readers', () => {
    const states: LoadingBarState[] = ['off', 'loading', 'done'];
    const looks = states.map((state) => {
      const { container } = render(<LoadingBar state={state} />);
      const track = container.firstElementChild;
      expect(track?.getAttribute('data-state')).toBe(state);
      expect(track?.getAttribute('aria-hidden')).toBe('true');
      return track?.firstElementChild?.className;
    });
    expect(new Set(looks).size).toBe(3);
  });
});
