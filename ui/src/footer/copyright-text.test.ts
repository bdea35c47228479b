import { describe, expect, it } from 'vitest';
import { copyrightText } from './index.ts';

describe('copyrightText', () => {
  it('[FRM-22] [FRM-23] puts the year for the token {YYYY}', () => {
    expect(copyrightText('© {YYYY} Witryna', 2026)).toBe('© 2026 Witryna');
    expect(copyrightText('2020–{YYYY}, {YYYY}, {yyyy}', 2026)).toBe('2020–2026, 2026, {yyyy}');
    expect(copyrightText('© Witryna', 2026)).toBe('© Witryna');
  });
});
