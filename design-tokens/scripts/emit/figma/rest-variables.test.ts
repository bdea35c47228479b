import { expect, it } from 'vitest';
import { readModel } from '../../source.ts';
import { isList, isRecord } from '../../token-value.ts';
import { getFigmaCollections } from './collections.ts';
import { emitRestVariables } from './rest-variables.ts';

const collections = getFigmaCollections(readModel());
const body: unknown = JSON.parse(emitRestVariables(collections));
const list = (name: string): readonly Readonly<Record<string, unknown>>[] => {
  const entries = isRecord(body) ? body[name] : undefined;
  return isList(entries) ? entries.filter(isRecord) : [];
};
const ids = (name: string): readonly unknown[] => list(name).map(({ id }) => id);

it('creates every collection with its modes, of which the first is created with it', () => {
  expect(list('variableCollections').map(({ name }) => name)).toEqual(['theme', 'density', 'motion', 'viewport']);
  expect(list('variableModes').map(({ name }) => name)).toEqual(
    collections.flatMap(({ modes }) => modes.map(({ name }) => name)),
  );
  const initial = list('variableCollections').map(({ initialModeId }) => initialModeId);
  expect(list('variableModes').flatMap(({ action, id }) => (action === 'UPDATE' ? [id] : []))).toEqual(initial);
});

it('creates variables with type, scopes and code', () => {
  expect(list('variables').find(({ name }) => name === 'semantic/color/text/primary')).toMatchObject({
    resolvedType: 'COLOR',
    scopes: ['TEXT_FILL', 'SHAPE_FILL'],
    codeSyntax: { WEB: 'var(--w-color-text-primary)' },
    hiddenFromPublishing: false,
  });
  expect(list('variables').find(({ name }) => name === 'primitive/brand/700')).toMatchObject({
    scopes: [],
    hiddenFromPublishing: true,
  });
  expect(new Set(list('variables').map(({ name }) => name)).size).toBe(list('variables').length);
});

it('gives every variable a value in every mode of its collection', () => {
  const pairs = list('variableModeValues').map(({ variableId, modeId }) => `${String(variableId)} ${String(modeId)}`);
  const expected = list('variables').flatMap(({ id, variableCollectionId }) =>
    list('variableModes').flatMap((mode) =>
      mode['variableCollectionId'] === variableCollectionId ? [`${String(id)} ${String(mode['id'])}`] : [],
    ),
  );
  expect(pairs.toSorted()).toEqual(expected.toSorted());
});

it('refers to variables and modes that it creates', () => {
  const values = list('variableModeValues');
  expect(values.filter(({ modeId }) => !ids('variableModes').includes(modeId))).toEqual([]);
  const known = new Set(ids('variables'));
  const aliases = values.flatMap(({ value }) =>
    isRecord(value) && value['type'] === 'VARIABLE_ALIAS' ? [value['id']] : [],
  );
  expect(aliases.length).toBeGreaterThan(50);
  expect(aliases.filter((id) => !known.has(id))).toEqual([]);
});
