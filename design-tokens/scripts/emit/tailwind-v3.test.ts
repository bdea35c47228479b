import { describe, expect, it } from 'vitest';
import { isRecord } from '../token-value.ts';
import { readModel } from '../source.ts';
import { emitTailwind } from './tailwind.ts';
import { emitTailwindV3 } from './tailwind-v3.ts';

describe('emitTailwindV3', () => {
  const { contract } = readModel();
  const preset: unknown = JSON.parse(emitTailwindV3(contract));
  const getTheme = (): Readonly<Record<string, unknown>> => {
    if (!isRecord(preset) || !isRecord(preset['theme']) || !isRecord(preset['theme']['extend']))
      throw new Error('The preset extends no theme.');
    return preset['theme']['extend'];
  };

  it('extends the theme with references to the variables', () => {
    expect(getTheme()).toMatchObject({
      spacing: { 'w-x4': 'var(--w-space-x4)' },
      borderRadius: { 'w-md': 'var(--w-radius-md)' },
      fontFamily: { 'w-heading': 'var(--w-font-family-heading)' },
      transitionTimingFunction: { 'w-in-out': 'var(--w-easing-in-out)' },
    });
  });

  it('lets utilities set the opacity of colors', () => {
    expect(getTheme()['colors']).toHaveProperty(
      'w-action-primary-hover',
      'color-mix(in srgb, var(--w-color-action-primary-hover) calc(<alpha-value> * 100%), transparent)',
    );
  });

  it('has the names of the prefixed theme of v4', () => {
    const names = Object.values(getTheme()).flatMap((group) => (isRecord(group) ? Object.keys(group) : []));
    const prefixed = Array.from(
      emitTailwind(contract, 'w-').matchAll(/^ {2}--[a-z]+(?:-weight)?-(w-[\w-]+):/gm),
      ([, name]) => name,
    );
    expect(names.toSorted()).toEqual(prefixed.toSorted());
  });
});
