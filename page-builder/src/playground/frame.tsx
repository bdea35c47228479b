import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './playground.css.ts';

const sheets = 'style, link[rel="stylesheet"]';

/**
 * Copies the style sheets of the outer page, in their order, into the frame. Cascade layers keep the order of rules.
 */
function copySheets(page: Document, known: WeakSet<Element>): void {
  for (const sheet of document.querySelectorAll(sheets)) {
    if (known.has(sheet)) continue;
    known.add(sheet);
    page.head.append(page.importNode(sheet, true));
  }
}

interface FrameProps {
  title: string;
  /** Width in CSS pixels. */
  width: number;
  /** Theme of the design tokens. */
  theme: string;
  /** Brand of the design tokens. Default: the first. */
  brand?: string;
  children: ReactNode;
}

/**
 * Renders children in an iframe of the given width with the styles of the outer page, so that media queries and image
 * sizes apply.
 */
export function Frame({ title, width, theme, brand = 'witryna', children }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = document.documentElement.lang || 'pl';
    page.title = title;
    page.head.replaceChildren(...page.head.querySelectorAll('title'));
    const known = new WeakSet<Element>();
    copySheets(page, known);
    setBody(page.body);
    // Lazy-loaded content types add their styles later.
    const observer = new MutationObserver(() => copySheets(page, known));
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [title]);
  useEffect(() => {
    const root = body?.ownerDocument.documentElement;
    root?.setAttribute('data-theme', theme);
    root?.setAttribute('data-brand', brand);
  }, [body, theme, brand]);
  return (
    <>
      <iframe ref={frame} title={title} width={width} className={styles.frame} />
      {body && createPortal(children, body)}
    </>
  );
}
