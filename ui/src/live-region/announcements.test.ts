import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncementStore } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('createAnnouncementStore', () => {
  it('separates announcements of the same moment, also equal ones', () => {
    const { announce, getAnnouncements } = createAnnouncementStore();
    announce('Dodano do koszyka');
    announce('Dodano do koszyka');
    announce('Utracono połączenie', 'assertive');
    expect(getAnnouncements().map(({ message, politeness }) => [message, politeness])).toEqual([
      ['Dodano do koszyka', 'polite'],
      ['Dodano do koszyka', 'polite'],
      ['Utracono połączenie', 'assertive'],
    ]);
    expect(new Set(getAnnouncements().map(({ id }) => id)).size).toBe(3);
  });

  it('removes each after its lifetime and notifies listeners', () => {
    const { announce, getAnnouncements, subscribe } = createAnnouncementStore();
    const listener = vi.fn();
    const unsubscribe = subscribe(listener);
    announce('pierwsze');
    vi.advanceTimersByTime(4000);
    announce('drugie');
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements().map(({ message }) => message)).toEqual(['drugie']);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    vi.advanceTimersByTime(4000);
    expect(getAnnouncements()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
