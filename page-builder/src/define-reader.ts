import type { ContentNode, NodeBase } from './nodes.ts';
import type { HtmlElement } from './parser/html-tree.ts';
import type { ContentTypeReader, ReadContext } from './parser/reader.ts';

/** Fields as they are read from the markup: those that may be absent may also be undefined. */
export type ReadFields<Fields> = {
  [Key in keyof Fields]: Fields extends Record<Key, Fields[Key]> ? Fields[Key] : Fields[Key] | undefined;
};

/** How a content type is read. */
export interface ReaderDefinition<Node extends ContentNode> {
  /** The value of `data-content-type`. */
  contentType: Node['contentType'];
  /** Whether content types inside become children. */
  hasChildren: boolean;
  /** Completes the common fields of nodes with the defaults of this type. */
  empty(base: NodeBase): Node;
  /**
   * Reads the fields from the markup. Parts may be missing; properties that are undefined are omitted from the tree.
   */
  read(element: HtmlElement, context: ReadContext, empty: Node): ReadFields<Node>;
}

/** Makes the reader of a content type. */
export function defineReader<Node extends ContentNode>(definition: ReaderDefinition<Node>): ContentTypeReader {
  return {
    contentType: definition.contentType,
    hasChildren: definition.hasChildren,
    empty: (base) => definition.empty(base),
    read: (element, context, base) => withoutUndefined<Node>(definition.read(element, context, definition.empty(base))),
  };
}

/**
 * Absent is the only way a value is missing (see `BoxStyle`), so properties that hold undefined are left out. A copy,
 * since engines are slow with objects that properties were deleted of.
 */
function withoutUndefined<Fields>(value: ReadFields<Fields>): Fields;
function withoutUndefined(value: Readonly<Record<string, unknown>>): object {
  for (const key in value) if (value[key] === undefined) return omitUndefined(value);
  return value;
}

function omitUndefined(value: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) result[key] = value[key];
  return result;
}
