import type { Decode } from './character-references.ts';
import { prepared, type ParseHtml } from './html-tree.ts';
import { getText } from './parts.ts';
import { parseWellFormedHtml } from './parse-well-formed-html.ts';

/**
 * Reads documents without errors by {@link parseWellFormedHtml}, which is faster, and all others by a full parser. Both give
 * the same tree.
 */
export function parseWellFormedFirst(parseFully: ParseHtml): ParseHtml {
  const decode: Decode = (source, isAttribute) => {
    if (!isAttribute) return parseFully(source).map(getText).join('');
    const [node] = parseFully(`<p title="${source.replaceAll('"', '&quot;')}">`);
    return node?.kind === 'element' ? (node.attributes.get('title') ?? '') : '';
  };
  return (html) => parseWellFormedHtml(prepared(html), decode) ?? parseFully(html);
}
