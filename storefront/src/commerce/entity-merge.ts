import { isObject, isString } from './guards.ts';
import { identity } from './identity.ts';
import { getSelectedFields, type DocumentSelection, type Selection } from './selection.ts';

/** Entities of a response by identity, each with what the response says of it. */
export type Entities = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The same object when the field has that value already. */
const withField = (object: Readonly<Record<string, unknown>>, key: string, value: unknown) =>
  object[key] === value ? object : { ...object, [key]: value };

const getTypename = ({ __typename }: Record<string, unknown>) => (isString(__typename) ? __typename : undefined);

/**
 * Collects the entities of a response. Fields with arguments are omitted, because another document may have requested
 * the same key with other arguments.
 */
export function collectEntities(data: unknown, shape: DocumentSelection): Entities {
  const entities = new Map<string, Record<string, unknown>>();
  const visit = (value: unknown, selection: Selection): void => {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, selection);
    } else if (isObject(value)) {
      const fields = getSelectedFields(shape, selection, getTypename(value));
      const id = identity(value);
      if (id !== undefined) {
        const known = fields.filter(({ key, hasArguments }) => !hasArguments && Object.hasOwn(value, key));
        entities.set(id, { ...entities.get(id), ...Object.fromEntries(known.map(({ key }) => [key, value[key]])) });
      }
      for (const { key, selection: inner } of fields) visit(value[key], inner);
    }
  };
  visit(data, shape.root);
  return entities;
}

/**
 * Brings newer entities into the data of a query, field by field and only as far as the query selects them.
 *
 * @param data data of the query; unchanged
 * @param shape what the query's document selects
 * @returns the new data, the same object when nothing in it was concerned; undefined when the entities lack a field
 * that the
 *   query shows, so that only the network can tell
 */
export function mergeEntities<Data>(data: Data, shape: DocumentSelection, entities: Entities): Data | undefined;
export function mergeEntities(data: unknown, shape: DocumentSelection, entities: Entities): unknown {
  /** Fields of the query that only the network knows. */
  const gaps: string[] = [];

  /** Value of the query that may contain entities at any depth. */
  function update(value: unknown, selection: Selection): unknown {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => update(entry, selection));
      return entries.some((entry, index) => entry !== value[index]) ? entries : value;
    }
    return isObject(value) ? combine(value, entities.get(identity(value) ?? '') ?? {}, selection) : value;
  }

  /** An object of the query, if it has had one, with the fields of a newer object. */
  function combine(
    value: Readonly<Record<string, unknown>> | undefined,
    newer: Readonly<Record<string, unknown>>,
    selection: Selection,
  ): Readonly<Record<string, unknown>> {
    let result = value ?? {};
    for (const field of getSelectedFields(shape, selection, getTypename({ ...value, ...newer }))) {
      const { key } = field;
      if (Object.hasOwn(newer, key)) {
        if (field.hasArguments) gaps.push(key);
        result = withField(result, key, adopt(result[key], newer[key], field.selection));
      } else if (value) {
        result = withField(result, key, update(value[key], field.selection));
      } else if (!field.isConditional) {
        gaps.push(key);
      }
    }
    return result;
  }

  /** A newer value in place of one of the query. */
  function adopt(value: unknown, newer: unknown, selection: Selection): unknown {
    if (Array.isArray(newer)) {
      const known = new Map(Array.isArray(value) ? value.map((entry) => [identity(entry), entry]) : []);
      return newer.map((entry) => adopt(known.get(identity(entry) ?? ''), entry, selection));
    }
    if (!isObject(newer)) return newer;
    return combine(isObject(value) && identity(value) === identity(newer) ? value : undefined, newer, selection);
  }

  const merged = update(data, shape.root);
  return gaps.length === 0 ? merged : undefined;
}
