import { Kind } from 'graphql';
import type { DocumentNode, SelectionSetNode } from 'graphql';

function countIn({ selections }: SelectionSetNode): number {
  let aliases = 0;
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) continue;
    if (selection.alias) aliases += 1;
    if (selection.selectionSet) aliases += countIn(selection.selectionSet);
  }
  return aliases;
}

/**
 * Counts the aliases of a document as Magento does: those of all operations and fragments, each fragment once however
 * often it is spread, and none within inline fragments.
 */
export function countAliases(document: DocumentNode): number {
  let aliases = 0;
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) {
      aliases += countIn(node.selectionSet);
    }
  }
  return aliases;
}
