import { prepared, type ParseHtml } from './html-tree.ts';
import { textOf } from './parts.ts';
import { parseTidyHtml, type Decode } from './tidy-html.ts';

/** Reads documents without errors by {@link parseTidyHtml}, which is faster, and all others by a full parser. Both give the same tree. */
export function tidyFirst(parseFully: ParseHtml): ParseHtml {
  const decode: Decode = (source, isAttribute) => {
    if (!isAttribute) return parseFully(source).map(textOf).join('');
    const [node] = parseFully(`<p title="${source.replaceAll('"', '&quot;')}">`);
    return node?.kind === 'element' ? node.attributes.get('title') ?? '' : '';
  };
  return (html) => parseTidyHtml(prepared(html), decode) ?? parseFully(html);
}
