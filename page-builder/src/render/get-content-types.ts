import type { ContentNode, RichContentValue } from '../nodes.ts';

/**
 * Returns the content types of a tree, including those of embedded blocks; `unsupported` if there are some without a
 * reader.
 */
export function getContentTypes(content: RichContentValue): ReadonlySet<string> {
  return new Set(typesIn(content));
}

function typesIn(content: RichContentValue): string[] {
  return 'html' in content ? [] : content.children.flatMap(typesInNode);
}

function typesInNode(node: ContentNode): string[] {
  return [
    node.contentType,
    ...node.children.flatMap(typesInNode),
    ...(node.contentType === 'block' ? typesIn(node.richContent) : []),
  ];
}
