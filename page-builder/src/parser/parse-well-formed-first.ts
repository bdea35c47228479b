import type { Decode } from './character-references.ts';
import { prepared, type ParseHtml } from './html-tree.ts';
import { getText } from './parts.ts';
import { parseWellFormedHtml } from './parse-well-formed-html.ts';

/**
 * Reads documents by {@link parseWellFormedHtml}, which is faster, and by a full parser the elements of the top level
 * in which there are errors, or else the document. All give the same tree.
 */
export function parseWellFormedFirst(parseFully: ParseHtml): ParseHtml {
  const decode: Decode = (source, isAttribute) => {
    if (!isAttribute)
      return parseFully(source)
        .map((node) => getText(node))
        .join('');
    const [node] = parseFully(`<p title="${source.replaceAll('"', '&quot;')}">`);
    return node?.kind === 'element' ? (node.attributes.get('title') ?? '') : '';
  };
  return (html) => parseWellFormedHtml(prepared(html), decode, parseFully) ?? parseFully(html);
}
