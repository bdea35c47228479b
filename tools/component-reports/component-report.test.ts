import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractNames } from '../../design-tokens/src/generated/contract-names.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { componentNames } from './components.mjs';
import { createComponentReports, readStatuses } from './component-report.mjs';

const componentReports = createComponentReports();
const library = join(root, 'ui', 'src');
const of = (name: string) => componentReports.find((report) => report.name === name);

describe('componentReports', () => {
  it('are there for every component of the library', () => {
    const withConformance = readdirSync(library, { recursive: true, encoding: 'utf8' }).flatMap(
      (path) => /^([\w-]+)[\\/][\w-]+\.conformance\.tsx$/.exec(path)?.[1] ?? [],
    );
    expect(componentReports.map(({ name }) => name)).toEqual([...new Set(withConformance)].sort());
  });

  it('can be shown: every component has a page, made of stories', () => {
    const without = componentNames().filter(
      (name) => !readdirSync(join(library, name)).some((file) => file.endsWith('.stories.tsx')),
    );
    expect(without).toEqual([]);
  });

  it('name only tokens of the contract', () => {
    const isToken = (path: string) =>
      typeof path
        .split('.')
        .reduce<unknown>(
          (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
          contractNames,
        ) === 'string';
    expect(componentReports.flatMap(({ tokens }) => tokens).filter((path) => !isToken(path))).toEqual([]);
  });

  it('hold what sources say', () => {
    expect(of('quantity-stepper')).toMatchObject({
      entry: '@witryna/ui/quantity-stepper',
      hooks: ['data-disabled', 'data-invalid', 'data-loading'],
      strings: [{ key: 'quantityStepper', file: 'ui/src/quantity-stepper/quantity-stepper.strings.ts' }],
    });
    expect(of('quantity-stepper')?.keyboard.flatMap(({ keys }) => keys)).toEqual(
      expect.arrayContaining(['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter']),
    );
    expect(of('quantity-stepper')?.lines.map(({ id }) => id)).toEqual(['QS-1', 'QS-2', 'QS-3', 'QS-4']);
  });

  it('promise stability only where somebody has', () => {
    const statuses = readStatuses();
    expect(Object.values(statuses).filter((status) => !['stable', 'deprecated'].includes(status))).toEqual([]);
    expect(Object.keys(statuses).filter((name) => !of(name))).toEqual([]);
    expect(componentReports.filter(({ name }) => !(name in statuses)).every(({ status }) => status === 'beta')).toBe(
      true,
    );
  });
});
