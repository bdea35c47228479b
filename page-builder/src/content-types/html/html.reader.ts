import { readBox } from '../../parser/box.ts';
import { getEscapedMarkup } from '../../parser/get-escaped-markup.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { defineReader } from '../../define-reader.ts';
import type { ReadContext } from '../../parser/reader.ts';
import { withoutDirectivesInText } from '../../sanitize/directives.ts';
import { serializeNodes } from '../../sanitize/sanitize-html.ts';
import type { HtmlContentNode } from '../../nodes.ts';

/** Reads hand-written markup, which Page Builder stores as text and imports store as markup. */
export const htmlReader = defineReader<HtmlContentNode>({
  contentType: 'html',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'html', html: '' }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.getStyle(element)),
    ...(context.htmlPolicy === 'trusted'
      ? { html: trustedHtml(element), isTrusted: true }
      : { html: sanitizedHtml(element, context) }),
  }),
});

function sanitizedHtml(element: HtmlElement, context: ReadContext): string {
  const markup = getEscapedMarkup(element);
  return markup === undefined ? context.toHtml(element.children) : context.textToHtml(markup);
}

function trustedHtml(element: HtmlElement): string {
  return withoutDirectivesInText(getEscapedMarkup(element) ?? serializeNodes(element.children));
}
