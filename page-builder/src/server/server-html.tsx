import { readCanonicalHtml } from '../render/canonical-html.ts';
import { classNames } from '../render/class-names.ts';
import type { RenderContext } from '../render/render-context.tsx';
import * as styles from '../render/rich-html.css.ts';
import type { RichHtmlProps } from '../render/rich-html.tsx';
import { renderPieces, type HtmlComponents } from '../render/rich-html-pieces.tsx';
import { ClientContext, ClientFrame, ClientHtmlImage, ClientLink, ClientTable } from './client-parts.tsx';

/** Renders sanitized HTML on the server, as `RichHtml` does in the browser. */
export function ServerHtml({
  html,
  className,
  style,
  id,
  dir,
  lang,
  context,
}: RichHtmlProps & { context: RenderContext }) {
  const element = (
    <div id={id} dir={dir} lang={lang} className={classNames(styles.prose, className)} style={style}>
      {renderPieces(readCanonicalHtml(html), components, context.headingShift)}
    </div>
  );
  // Only images depend on it.
  return html.includes('<img') ? <ClientContext {...context}>{element}</ClientContext> : element;
}

const components: HtmlComponents = { Link: ClientLink, Image: ClientHtmlImage, Table: ClientTable, Frame: ClientFrame };
