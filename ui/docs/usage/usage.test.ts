/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest';
import { contentTypeUsage } from './content-type-usage.ts';
import { usage } from './usage.ts';

const components = import.meta.glob<string>('../../src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const contentTypes = import.meta.glob<string>('../../../page-builder/src/{content-types/*,playground}/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the last parts of the titles, each once. */
const getNames = (sources: Readonly<Record<string, string>>, title: RegExp): readonly string[] =>
  [...new Set(Object.values(sources).flatMap((source) => title.exec(source)?.[1] ?? []))].toSorted();

it('says of each component with a page when to use it, and of no other', () => {
  expect(Object.keys(usage).toSorted()).toEqual(getNames(components, /title: 'UI\/.*\/(\w+)'/));
});

it('says of each content type when to use it, and of no other', () => {
  expect(Object.keys(contentTypeUsage).toSorted()).toEqual(getNames(contentTypes, /title: 'Page Builder\/([^']+)'/));
});
