import { describe, expect, it } from 'vitest';
import { formatCopyright } from './index.ts';

describe('formatCopyright', () => {
  it('[FRM-22] [FRM-23] replaces the token {YYYY} with the year', () => {
    expect(formatCopyright('© {YYYY} Witryna', 2026)).toBe('© 2026 Witryna');
    expect(formatCopyright('2020–{YYYY}, {YYYY}, {yyyy}', 2026)).toBe('2020–2026, 2026, {yyyy}');
    expect(formatCopyright('© Witryna', 2026)).toBe('© Witryna');
  });
});
