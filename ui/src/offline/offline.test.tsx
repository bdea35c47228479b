// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { isOffline, OfflineBanner, OfflineIndicator, type Connection } from './index.ts';

const lost = { isOnline: false, hasBeenOffline: true };
const others: Connection[] = [
  { isOnline: true, hasBeenOffline: false },
  { isOnline: true, hasBeenOffline: true },
  // Not told yet that the connection was lost.
  { isOnline: false, hasBeenOffline: false },
];

describe('isOffline', () => {
  it('[FRM-10] holds exactly when the connection was lost and is not back', () => {
    expect([lost, ...others].map(isOffline)).toEqual([true, false, false, false]);
  });
});

describe('OfflineIndicator', () => {
  it('[FRM-10] [OF-1] says in words what the icon shows', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<OfflineIndicator {...lost} ref={ref} className="own" />);
    expect(ref.current?.textContent).toBe('Offline');
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(others)('[FRM-10] is not there while %o', (connection) => {
    expect(render(<OfflineIndicator {...connection} />).container.innerHTML).toBe('');
  });
});

describe('OfflineBanner', () => {
  it('[OF-1] stays as long as the connection is lost, in a region that was there before', () => {
    const { rerender } = render(<OfflineBanner isOnline hasBeenOffline={false} />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(<OfflineBanner {...lost} />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('You are offline. Some features may be unavailable.');
    rerender(<OfflineBanner isOnline hasBeenOffline />);
    expect(region.textContent).toBe('');
  });
});
