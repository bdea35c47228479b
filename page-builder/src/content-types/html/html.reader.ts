import { readBox } from '../../parser/box.ts';
import { isEscapedHtml, textOf } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import type { HtmlContentNode } from './html.node.ts';

/** Reads hand-written markup, which Page Builder stores as text and imports store as markup. */
export const htmlReader = defineReader<HtmlContentNode>({
  contentType: 'html',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'html', html: '' }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.styleOf(element)),
    html: isEscapedHtml(element) ? context.htmlOfText(textOf(element)) : context.htmlOf(element.children),
  }),
});
