import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';
import { releaseHabits, releases, type Release } from './release.ts';

const getFields = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );

function getServedFields(options: { release?: Release } = {}): Set<string> {
  const backend = createTestBackend({ profile: 'stock', ...options });
  backend.dispose();
  return new Set(getFields(backend.schema));
}

describe.each(releases)('Magento %s', (release) => {
  it('has all fields of 2.4.8 but those that it lacks', () => {
    const { lacks } = releaseHabits[release];
    const all = getServedFields();
    const served = getServedFields({ release });
    expect(lacks.filter((field) => !all.has(field))).toEqual([]);
    expect(lacks.filter((field) => served.has(field))).toEqual([]);
  });

  it('refuses an input field that it lacks', async () => {
    const backend = createTestBackend({ profile: 'stock', release });
    const { errors } = await backend.graphql(
      '{ guestOrder(input: { number: "1", email: "a@example.pl", lastname: "A" }) { number } }',
    );
    backend.dispose();
    const isUnknown = JSON.stringify(errors).includes('lastname');
    expect(isUnknown).toBe(release === '2.4.7');
  });
});
