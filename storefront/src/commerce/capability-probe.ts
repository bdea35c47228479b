import { allCapabilities, capabilityFields, stockCapabilities, type Capabilities } from './capabilities.ts';
import type { CommerceClient } from './client-types.ts';
import { isObject, isString } from './guards.ts';
import { defineQuery } from './operation.ts';
import { execute } from './execute.ts';

/** Time after which a failed probe is tried again, in ms. */
export const PROBE_INTERVAL = 60_000;

/** A question for the names of the fields of each type in question. */
function writeProbe(): string {
  const types = new Set(
    Object.values(capabilityFields).flatMap((fields) => fields.map((field) => field.split('.')[0])),
  );
  return `query Capabilities{${[...types].map((type) => `${type}:__type(name:"${type}"){fields{name}inputFields{name}}`).join('')}}`;
}

/** Asks the backend what it can do. */
export const capabilitiesQuery = /* @__PURE__ */ defineQuery<unknown, Record<string, never>>({
  name: 'Capabilities',
  document: { toString: writeProbe },
});

/** Names of a list of fields, whatever else the backend sent. */
const getNames = (fields: unknown): unknown[] =>
  Array.isArray(fields) ? fields.filter(isObject).map(({ name }) => name) : [];

/**
 * Reads from an introspection response what the backend can do.
 *
 * @param types response to {@link capabilitiesQuery}: fields and input fields by type name, null for unknown types
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
 * Creates a function that returns the capabilities of the backend, for a server that needs them in every request. They
 * are requested once; without a result (no response, introspection disabled) nothing beyond stock Magento is relied
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
    result ??= execute(client, capabilitiesQuery, {}).then(
      ({ data }) => {
        failedAt = undefined;
        return parseCapabilities(data);
      },
      () => {
        failedAt = now();
        return stockCapabilities;
      },
    );
    return result;
  };
}
