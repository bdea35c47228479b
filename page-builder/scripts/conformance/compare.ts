import type { CanonicalNode } from './canonical.ts';
import { findCause, type DocumentTraits } from './faults.ts';

/** One place at which two trees differ. */
export interface Difference {
  /** Where, such as `row[0]/column[1].width`. */
  path: string;
  contentType: string;
  ours: unknown;
  theirs: unknown;
  /** The fault of the reference that explains it, see `faults`. */
  cause: string | undefined;
}

/** Compares two trees and gives every difference, in document order. */
export function compareTrees(ours: CanonicalNode, theirs: CanonicalNode, document: DocumentTraits): Difference[] {
  const differences: Difference[] = [];
  compareNodes(ours, theirs, '', document, differences);
  return differences;
}

function compareNodes(
  ours: CanonicalNode,
  theirs: CanonicalNode,
  path: string,
  document: DocumentTraits,
  differences: Difference[],
): void {
  const add = (field: string, mine: unknown, yours: unknown) => {
    const difference = { field, ours: mine, theirs: yours, ourNode: ours, theirNode: theirs };
    differences.push({
      path: `${path}.${field}`,
      contentType: ours.contentType,
      ours: mine,
      theirs: yours,
      cause: findCause(difference, document),
    });
  };
  if (ours.contentType !== theirs.contentType) {
    add('contentType', ours.contentType, theirs.contentType);
    return;
  }
  for (const field of new Set([...ours.fields.keys(), ...theirs.fields.keys()])) {
    const [mine, yours] = [ours.fields.get(field), theirs.fields.get(field)];
    // A block with content types in it has them as children here, and there as HTML as well.
    if (field === 'richContent' && mine === undefined && ours.children.length > 0) continue;
    if (JSON.stringify(mine) !== JSON.stringify(yours)) add(field, mine, yours);
  }
  if (ours.children.length !== theirs.children.length)
    add('children', ours.children.map(getType), theirs.children.map(getType));
  ours.children.forEach((child, index) => {
    const other = theirs.children[index];
    if (other) compareNodes(child, other, `${path}/${child.contentType}[${index}]`, document, differences);
  });
}

function getType({ contentType }: CanonicalNode): string {
  return contentType;
}
