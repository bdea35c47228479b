// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { isOffline, OfflineIndicator, type Connection } from './index.ts';

const lost = { isOnline: false, hasBeenOffline: true };
const others: Connection[] = [
  { isOnline: true, hasBeenOffline: false },
  { isOnline: true, hasBeenOffline: true },
  // Offline, but not yet reported as lost.
  { isOnline: false, hasBeenOffline: false },
];

describe('isOffline', () => {
  it('[FRM-10] returns true only when the connection was lost and is not restored', () => {
    expect([lost, ...others].map(isOffline)).toEqual([true, false, false, false]);
  });
});

describe('OfflineIndicator', () => {
  it('[FRM-10] [OF-1] has a text for what the icon shows', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<OfflineIndicator {...lost} ref={ref} className="own" />);
    expect(ref.current?.textContent).toBe('Offline');
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(others)('[FRM-10] renders nothing while %o', (connection) => {
    expect(render(<OfflineIndicator {...connection} />).container.innerHTML).toBe('');
  });
});
