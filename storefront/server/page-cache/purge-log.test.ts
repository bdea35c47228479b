import { describe, expect, it } from 'vitest';
import { createPurgeLog } from './purge-log.ts';

const matching = (name: string) => (tag: string) => tag === name;

describe('createPurgeLog', () => {
  it('finds purges after a version, by tag', () => {
    const log = createPurgeLog();
    log.add(matching('cat_p_1'));
    const version = log.version;
    expect(log.hasMatchSince(version, ['cat_p_1'])).toBe(false);
    log.add(matching('cat_p_2'));
    expect(log.hasMatchSince(version, ['cat_p_1'])).toBe(false);
    expect(log.hasMatchSince(version, ['layout', 'cat_p_2'])).toBe(true);
    expect(log.hasMatchSince(0, ['cat_p_1'])).toBe(true);
  });

  it('assumes a match when it has forgotten some of the purges', () => {
    const log = createPurgeLog(2);
    for (const name of ['a', 'b', 'c']) log.add(matching(name));
    expect(log.hasMatchSince(0, ['other'])).toBe(true);
    expect(log.hasMatchSince(1, ['other'])).toBe(false);
  });
});
