import type { Resolvers } from '../module.ts';

/** Joins resolver maps; fields of the same type come together. */
export function mergeResolvers(...maps: readonly Resolvers[]): Resolvers {
  const merged: Record<string, Resolvers[string]> = {};
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map)))
    merged[type] = { ...merged[type], ...fields };
  return merged;
}
