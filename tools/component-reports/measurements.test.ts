import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentTypeNames } from './content-types.mjs';
import { componentNames } from './components.mjs';
import { findOutdated, readMeasurements, renewMeasurement } from './measurements.mjs';
import { getAxeResult, readStoryResults } from './story-results.mjs';

describe('the committed measurements', () => {
  it('have the size of every component, and what axe found in it, and no other', () => {
    const measurements = readMeasurements();
    const components = componentNames().map((name) => `ui/src/${name}`);
    const contentTypes = contentTypeNames().map((name) => `page-builder/src/content-types/${name}`);
    expect(Object.keys(measurements)).toEqual([...contentTypes, ...components].toSorted());
    expect(components.filter((folder) => measurements[folder]?.bytes === undefined)).toEqual([]);
    expect(Object.values(measurements).filter(({ states, findings }) => !states || findings !== 0)).toEqual([]);
  });
});

describe('renewMeasurement', () => {
  it('rounds sizes, and keeps those that are still close', () => {
    expect(renewMeasurement({}, { bytes: 2184 })).toEqual({ bytes: 2200 });
    expect(renewMeasurement({ bytes: 2200 }, { bytes: 2290 })).toEqual({ bytes: 2200 });
    expect(renewMeasurement({ bytes: 2200 }, { bytes: 2330 })).toEqual({ bytes: 2350 });
  });

  it('keeps what was not measured, and takes the rest', () => {
    const stated = { bytes: 500, states: 4, findings: 0 };
    expect(renewMeasurement(stated, {})).toEqual(stated);
    expect(renewMeasurement(stated, { states: 6, unchecked: 1, findings: 0 })).toEqual({
      bytes: 500,
      states: 6,
      unchecked: 1,
      findings: 0,
    });
  });
});

describe('findOutdated', () => {
  const stated = { bytes: 2200, states: 4, findings: 0 };

  it('accepts sizes that are close, and more states', () => {
    expect(findOutdated('ui/src/a', stated, { bytes: 2290, states: 5, findings: 0 })).toEqual([]);
    expect(findOutdated('ui/src/a', stated, {})).toEqual([]);
  });

  it('names another size, fewer states, findings, and a component without a measurement', () => {
    expect(findOutdated('ui/src/a', stated, { bytes: 2500 })).toEqual(['ui/src/a has 2500 bytes, not 2200.']);
    const fewer = ['ui/src/a has 0 findings of axe in 3 states, not 0 in 4.'];
    expect(findOutdated('ui/src/a', stated, { states: 3, findings: 0 })).toEqual(fewer);
    expect(findOutdated('ui/src/a', stated, { states: 4, findings: 1 })).toHaveLength(1);
    expect(findOutdated('ui/src/a', stated, { states: 4, unchecked: 1, findings: 0 })).toHaveLength(1);
    expect(findOutdated('ui/src/a', undefined, {})).toEqual(['ui/src/a is not measured.']);
  });
});

describe('what axe found', () => {
  const result = (story: string, axe: number | null = 0, unreadable = 0) => ({
    file: 'a.stories.tsx',
    story,
    axe,
    unreadable,
  });

  it('counts each story once, whatever the number of widths', () => {
    expect(getAxeResult([result('One'), result('One'), result('Two')])).toEqual({
      states: 2,
      unchecked: 0,
      findings: 0,
    });
  });

  it('counts states without a look, and adds up what it found', () => {
    expect(getAxeResult([result('One', 2, 1), result('Two', null)])).toEqual({ states: 1, unchecked: 1, findings: 3 });
  });

  it('is nothing without a look', () => {
    expect(getAxeResult([])).toBeNull();
    expect(getAxeResult([result('One', null)])).toBeNull();
  });
});

describe('readStoryResults', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-measurements-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads the report of a run', async () => {
    const a11y = { type: 'a11y', result: { testEngine: { version: '4.13.0' }, violations: [{}] } };
    const report = join(folder, 'stories.json');
    const assertions = [
      { title: 'One', meta: { reports: [a11y, { type: 'themes', result: { unreadable: 1 } }] } },
      { title: 'Two' },
    ];
    await writeFile(report, JSON.stringify({ testResults: [{ name: 'a.stories.tsx', assertionResults: assertions }] }));
    expect(readStoryResults(report)).toMatchObject([
      { story: 'One', axe: 1, unreadable: 1 },
      { story: 'Two', axe: null, unreadable: 0 },
    ]);
    expect(readStoryResults(join(folder, 'none.json'))).toEqual([]);
  });
});
