import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDigest, keepNewer, shown } from './measurements.mjs';
import { getAxeResult, readStoryResults } from './story-results.mjs';

let folder: string;
let file: string;
const at = '2026-11-21T08:00:00.000Z';
const written = (time: string) => utimes(file, new Date(time), new Date(time));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-measurements-'));
  file = join(folder, 'button.tsx');
  await writeFile(file, 'one');
  await written('2026-11-21T07:00:00.000Z');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a measurement', () => {
  it('is kept with the digest of what was measured', () => {
    expect(keepNewer(undefined, { bytes: 5 }, at, [file])).toEqual({ at, digest: getDigest([file]), bytes: 5 });
  });

  it('is not taken for files that were written after it', async () => {
    const kept = { at: '2026-11-20T08:00:00.000Z', digest: 'x', bytes: 4 };
    await written('2026-11-21T09:00:00.000Z');
    expect(keepNewer(kept, { bytes: 5 }, at, [file])).toBe(kept);
  });

  it('gives way to newer ones only, and stays when nothing was measured', () => {
    const kept = { at: '2026-11-22T08:00:00.000Z', digest: 'x', bytes: 4 };
    expect(keepNewer(kept, { bytes: 5 }, at, [file])).toBe(kept);
    expect(keepNewer(kept, null, at, [file])).toBe(kept);
  });

  it('says when the files have changed since, and is null when there is none', async () => {
    const kept = keepNewer(undefined, { bytes: 5 }, at, [file]);
    expect(shown(kept, [file])).toEqual({ at, bytes: 5, changedSince: false });
    await writeFile(file, 'two');
    expect(shown(kept, [file])).toEqual({ at, bytes: 5, changedSince: true });
    expect(shown(undefined, [file])).toBeNull();
  });
});

describe('what axe found', () => {
  const themes = ['dark a', 'light b'];
  const result = (story: string, width: number, more = {}) => ({
    file: 'a.stories.tsx',
    story,
    axe: { version: '4.13.0', width, findings: 0 },
    themes: width === 1440 ? themes : [],
    unreadable: 0,
    ...more,
  });

  it('counts states, widths and the themes in which all of them were read', () => {
    const results = [result('One', 1440), result('One', 375), result('Two', 1440), result('Two', 375)];
    expect(getAxeResult(results)).toEqual({
      version: '4.13.0',
      states: 2,
      unchecked: 0,
      widths: [375, 1440],
      inEachWidth: true,
      themes,
      findings: 0,
    });
    expect(getAxeResult([...results, result('Three', 1440, { themes: ['dark a'] })])).toMatchObject({
      themes: ['dark a'],
      inEachWidth: false,
    });
  });

  it('tells states that it did not look at, and adds up what it found', () => {
    const results = [
      result('One', 1440, { axe: { version: '4.13.0', width: 1440, findings: 2 }, unreadable: 1 }),
      result('Two', 1440, { axe: null }),
    ];
    expect(getAxeResult(results)).toMatchObject({ states: 1, unchecked: 1, findings: 3 });
  });

  it('is nothing without a look', () => {
    expect(getAxeResult([])).toBeNull();
    expect(getAxeResult([result('One', 375, { axe: null })])).toBeNull();
  });

  it('is read from the report of a run', async () => {
    const a11y = {
      type: 'a11y',
      result: { testEngine: { version: '4.13.0' }, testEnvironment: { windowWidth: 375 }, violations: [{}] },
    };
    const report = join(folder, 'stories.json');
    const assertions = [
      { title: 'One', meta: { reports: [a11y, { type: 'themes', result: { themes, unreadable: 1 } }] } },
      { title: 'Two' },
    ];
    await writeFile(
      report,
      JSON.stringify({ startTime: Date.parse(at), testResults: [{ name: file, assertionResults: assertions }] }),
    );
    expect(readStoryResults(report)).toMatchObject({
      at,
      results: [
        { story: 'One', axe: { version: '4.13.0', width: 375, findings: 1 }, themes, unreadable: 1 },
        { story: 'Two', axe: null, themes: [], unreadable: 0 },
      ],
    });
    expect(readStoryResults(join(folder, 'none.json'))).toBeNull();
  });
});
