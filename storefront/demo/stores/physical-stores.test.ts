import { describe, expect, it } from 'vitest';
import { PHYSICAL_STORES } from './physical-stores.ts';

describe('seeded physical stores', () => {
  it('are forty with distinct identifiers in all sixteen voivodeships', () => {
    expect(PHYSICAL_STORES).toHaveLength(40);
    expect(new Set(PHYSICAL_STORES.map((store) => store.identifier)).size).toBe(40);
    expect(new Set(PHYSICAL_STORES.map((store) => store.regionCode)).size).toBe(16);
  });

  it.each(PHYSICAL_STORES.map((store) => [store.identifier, store] as const))(
    '%s lies in Poland, opens on weekdays and closes on Christmas Day',
    (_, store) => {
      expect(store.latitude).toBeGreaterThan(49);
      expect(store.latitude).toBeLessThan(54.9);
      expect(store.longitude).toBeGreaterThan(14.1);
      expect(store.longitude).toBeLessThan(24.2);
      expect(store.postcode).toMatch(/^\d{2}-\d{3}$/);
      expect(store.openingHours).toHaveLength(7);
      for (const day of store.openingHours.slice(0, 5)) expect(day).not.toBeNull();
      expect(store.specialHours).toContainEqual({
        title: 'Boże Narodzenie',
        date: '2026-12-25',
        dayLabel: 'piątek',
        open: '',
        close: '',
      });
    },
  );
});
