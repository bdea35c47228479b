import { Kind, OperationTypeNode, parse } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { checkDocumentAliases, checkDocumentSize } from './document-limits.ts';

/** What HTTP needs to know about a document before it runs. */
export interface DocumentFacts {
  readonly isMutation: boolean;
  /** Names of the root fields of the operation that will run. */
  readonly rootFields: readonly string[];
}

const CACHE_SIZE = 200;
const cache = new Map<string, DocumentNode>();

/** Parsed documents by their text, the latest {@link CACHE_SIZE}. */
export const documentCache = {
  get: (query: string): DocumentNode | undefined => cache.get(query),
  set(query: string, document: DocumentNode): void {
    const oldest = cache.size >= CACHE_SIZE ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(query, document);
  },
};

function parseCached(query: string): DocumentNode {
  const known = documentCache.get(query);
  if (known) return known;
  checkDocumentSize(query);
  const document = parse(query);
  checkDocumentAliases(document);
  documentCache.set(query, document);
  return document;
}

function chosenOperation(
  document: DocumentNode,
  operationName: string | undefined,
): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operationName === undefined ? operations[0] : operations.find((node) => node.name?.value === operationName);
}

/** Names of the fields of a selection set; a fragment is read at its first spread only. */
function fieldNames(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  visited: Set<string> = new Set(),
): string[] {
  return selections.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldNames(selection.selectionSet, fragments, visited);
    const name = selection.name.value;
    const fragment = visited.has(name) ? undefined : fragments.get(name);
    visited.add(name);
    return fragment ? fieldNames(fragment.selectionSet, fragments, visited) : [];
  });
}

/**
 * Reads the facts of the operation that a request names.
 *
 * @throws GraphQLError when the document is too large or cannot be parsed.
 * @throws CommerceError graphql-input when it has too many aliases.
 */
export function documentFacts(query: string, operationName: string | undefined): DocumentFacts {
  const document = parseCached(query);
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operation = chosenOperation(document, operationName);
  return {
    isMutation: operation?.operation === OperationTypeNode.MUTATION,
    rootFields: operation ? fieldNames(operation.selectionSet, fragments) : [],
  };
}
