import { allCapabilities, capabilityFields, stockCapabilities, type Capabilities } from './capabilities.ts';
import type { CommerceClient } from './client-types.ts';
import { isObject, isString } from './guards.ts';
import { defineQuery, type Query } from './operation.ts';
import { execute } from './execute.ts';
import { writeTypeQueries } from './type-queries.ts';

/** Time after which a failed probe is tried again, in ms. */
export const PROBE_INTERVAL = 60_000;

/** Names of a list of fields, whatever else the backend sent. */
const getNames = (fields: unknown): unknown[] =>
  Array.isArray(fields) ? fields.filter(isObject).map(({ name }) => name) : [];

/**
 * Reads from an introspection response what the backend can do.
 *
 * @param types - Fields and input fields by type name, null for unknown types.
 */
export function parseCapabilities(types: unknown): Capabilities {
  const known = new Set(
    Object.entries(isObject(types) ? types : {}).flatMap(([type, description]) =>
      isObject(description)
        ? [...getNames(description['fields']), ...getNames(description['inputFields'])]
            .filter(isString)
            .map((name) => `${type}.${name}`)
        : [],
    ),
  );
  return allCapabilities.filter((capability) => capabilityFields[capability].every((field) => known.has(field)));
}

/**
 * Fetches what the backend can do, in several requests.
 *
 * @param send - Sends a query and returns its data.
 */
export async function fetchCapabilities(
  send: (query: Query<unknown, Record<string, never>>) => Promise<unknown>,
): Promise<Capabilities> {
  const queries = writeTypeQueries(Object.values(capabilityFields).flat());
  const parts = await Promise.all(
    queries.map(({ name, document }) => send(defineQuery({ name, document: { toString: () => document } }))),
  );
  return parseCapabilities(Object.fromEntries(parts.flatMap((part) => (isObject(part) ? Object.entries(part) : []))));
}

/**
 * Creates a function that returns the capabilities of the backend, for a server that needs them in every request. They
 * are requested once; without a full result (no response, introspection disabled) nothing beyond stock Magento is relied
 * upon, and a later request tries again.
 */
export function createCapabilityProbe(
  client: CommerceClient,
  now: () => number = Date.now,
): () => Promise<Capabilities> {
  let result: Promise<Capabilities> | undefined;
  let failedAt: number | undefined;

  return () => {
    if (failedAt !== undefined && now() - failedAt >= PROBE_INTERVAL) result = undefined;
    result ??= fetchCapabilities(async (query) => (await execute(client, query, {})).data).then(
      (capabilities) => {
        failedAt = undefined;
        return capabilities;
      },
      () => {
        failedAt = now();
        return stockCapabilities;
      },
    );
    return result;
  };
}
