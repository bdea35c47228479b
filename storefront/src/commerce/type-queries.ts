import { queryLimits } from './query-limits.ts';

/** A query for the fields of some types. */
export interface TypeQuery {
  readonly name: string;
  readonly document: string;
}

const toSelection = (type: string): string =>
  `${type}:__type(name:"${type}"){fields(includeDeprecated:true){name}inputFields{name}}`;

/**
 * Writes queries for the fields and input fields of types. Each type is a field of the results by its name, null where
 * the backend has none. Magento allows few aliases in a document, so that the types are spread over several.
 *
 * @param fields - `Type.field` of each field in question.
 */
export function writeTypeQueries(fields: Iterable<string>): TypeQuery[] {
  const types = [...new Set(Array.from(fields, (field) => field.split('.')[0] ?? ''))];
  const count = Math.ceil(types.length / queryLimits.aliases);
  return Array.from({ length: count }, (_, index) => {
    const name = `TypeFields${index + 1}`;
    const part = types.slice(index * queryLimits.aliases, (index + 1) * queryLimits.aliases);
    return { name, document: `query ${name}{${part.map(toSelection).join('')}}` };
  });
}
