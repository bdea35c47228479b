import type { ContentNode, RichContentValue } from '../nodes.ts';

/**
 * The content types that a tree has, those of embedded blocks included; `unsupported` when there are some that nobody
 * reads.
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
