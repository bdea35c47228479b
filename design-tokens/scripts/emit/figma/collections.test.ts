import { expect, it } from 'vitest';
import { readModel } from '../../source.ts';
import { getFigmaCollections } from './collections.ts';

const model = readModel();
const collections = getFigmaCollections(model);
const getPaths = (name: string): readonly string[] =>
  collections.find((collection) => collection.name === name)?.modes.flatMap(({ tokens }) => [...tokens.keys()]) ?? [];

it('puts every token into exactly one collection', () => {
  const paths = collections.flatMap(({ modes: [first] }) => [...first.tokens.keys()]);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(new Set(paths)).toEqual(new Set(model.themes[0].tokens.keys()));
});

it('puts tokens that depend on the width of the window, and only these, into a collection of viewports', () => {
  expect(getPaths('viewport')).toContain('semantic.font.size.display');
  expect(getPaths('viewport')).not.toContain('semantic.font.size.body');
  expect(getPaths('viewport')).not.toContain('semantic.duration.short');
});

it('changes no responsive token by brand or theme, which the collection of viewports could not follow', () => {
  const changed = new Set(['brand', 'theme'].flatMap((name) => [...(model.changed.get(name) ?? [])]));
  expect(getPaths('viewport').filter((path) => changed.has(path))).toEqual([]);
});

it('has the same variables in every mode of a collection', () => {
  for (const { modes } of collections) {
    const [first, ...others] = modes.map(({ tokens }) => [...tokens.keys()]);
    for (const other of others)
      expect(other.filter((path) => !path.startsWith('primitive.'))).toEqual(
        first?.filter((path) => !path.startsWith('primitive.')),
      );
  }
});
