/**
 * Stands for the `graphql` package in the browser, where graphql-request wants no more of it than this. Documents are
 * strings there, so nothing has to be parsed but the operation's kind and name.
 */

/** Node kinds, as far as graphql-request compares them. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

const OPERATION = /^(query|mutation) +(\w+)/;

/** Finds the kind and the name of the operation, with which our documents begin. */
export function parse(document: string) {
  const [, operation = 'query', value] = OPERATION.exec(document) ?? [];
  return {
    definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: value === undefined ? undefined : { value } }],
  };
}

/** Our documents are text already. */
export const print = String;
