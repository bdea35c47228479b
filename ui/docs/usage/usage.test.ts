/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest';
import { usage } from './usage.ts';

const sources = import.meta.glob<string>('../../src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('says of each component with a page when to use it, and of no other', () => {
  const names = Object.values(sources).flatMap((source) => /title: 'UI\/.*\/(\w+)'/.exec(source)?.[1] ?? []);
  expect(Object.keys(usage).toSorted()).toEqual([...new Set(names)].toSorted());
});
