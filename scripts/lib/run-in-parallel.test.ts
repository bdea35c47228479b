import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runInParallel } from './run-in-parallel.mjs';

interface Part {
  title: string;
  after?: string[];
  alone?: boolean;
}

/** Runs parts that last as many turns as their titles are long, and tells what began and ended in which order. */
async function trace(parts: readonly Part[], cores: number, signal?: AbortSignal): Promise<string[]> {
  const events: string[] = [];
  await runInParallel(
    parts,
    cores,
    async ({ title }) => {
      events.push(`begin ${title}`);
      for (let turn = 0; turn < title.length; turn += 1) await Promise.resolve();
      events.push(`end ${title}`);
    },
    signal,
  );
  return events;
}

describe('parts that run side by side', () => {
  it('begin in their order, as many as there are cores', async () => {
    expect(await trace([{ title: 'lint files' }, { title: 'types' }, { title: 'size' }], 2)).toEqual([
      'begin lint files',
      'begin types',
      'end types',
      'begin size',
      'end lint files',
      'end size',
    ]);
  });

  it('wait for those that they need, and let others begin before them', async () => {
    expect(
      await trace(
        [{ title: 'build of the shop' }, { title: 'budget', after: ['build of the shop'] }, { title: 'api' }],
        2,
      ),
    ).toEqual([
      'begin build of the shop',
      'begin api',
      'end api',
      'end build of the shop',
      'begin budget',
      'end budget',
    ]);
  });

  it('wait until what has to be alone has ended', async () => {
    expect(await trace([{ title: 'types' }, { title: 'tests', alone: true }, { title: 'api' }], 2)).toEqual([
      'begin types',
      'end types',
      'begin tests',
      'end tests',
      'begin api',
      'end api',
    ]);
  });

  it('do not begin once the run is stopped', async () => {
    const stopping = new AbortController();
    const begun: string[] = [];
    await runInParallel(
      [{ title: 'types' }, { title: 'api' }, { title: 'tests', alone: true }],
      1,
      ({ title }) => {
        begun.push(title);
        stopping.abort();
        return Promise.resolve();
      },
      stopping.signal,
    );
    expect(begun).toEqual(['types']);
  });

  it('are refused when one waits for what comes later', async () => {
    await expect(trace([{ title: 'budget', after: ['build'] }, { title: 'build' }], 2)).rejects.toThrow(
      '"budget" waits for "build"',
    );
  });

  it('all run once, never more than there are cores, never beside one that is alone, never before what they need', async () => {
    const plans = fc.array(
      fc.record({ length: fc.nat(9), alone: fc.boolean(), after: fc.array(fc.nat(), { maxLength: 2 }) }),
      { maxLength: 9 },
    );
    await fc.assert(
      fc.asyncProperty(plans, fc.integer({ min: 1, max: 4 }), async (plan, cores) => {
        const titleOf = (index: number) => `${index}${'.'.repeat(plan[index]?.length ?? 0)}`;
        const parts = plan.map(({ alone, after }, index) => ({
          title: titleOf(index),
          alone,
          after: index === 0 ? [] : after.map((one) => titleOf(one % index)),
        }));
        const running = new Set<string>();
        const ended: string[] = [];
        for (const event of await trace(parts, cores)) {
          const [what, title = ''] = event.split(' ');
          if (what === 'begin') {
            const part = parts.find((one) => one.title === title);
            expect(ended).toEqual(expect.arrayContaining(part?.after ?? []));
            running.add(title);
            expect(running.size).toBeLessThanOrEqual(cores);
            expect(running.size === 1 || parts.every((one) => !one.alone || !running.has(one.title))).toBe(true);
          } else {
            running.delete(title);
            ended.push(title);
          }
        }
        expect([...ended].sort()).toEqual(parts.map((part) => part.title).sort());
      }),
    );
  });
});
