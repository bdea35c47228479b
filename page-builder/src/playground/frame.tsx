import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './playground.css.ts';

interface FrameProps {
  title: string;
  /** CSS pixels. */
  width: number;
  /** A theme of the design tokens. */
  theme: string;
  children: ReactNode;
}

/** A page of its own width, so that media queries and pictures answer to it, in the styles of the page around it. */
export function Frame({ title, width, theme, children }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = document.documentElement.lang || 'pl';
    page.title = title;
    page.head.replaceChildren(...Array.from(document.querySelectorAll('style, link[rel="stylesheet"]'), (sheet) => page.importNode(sheet, true)));
    setBody(page.body);
  }, [title]);
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.setAttribute('data-theme', theme);
  }, [body, theme]);
  return (
    <>
      <iframe ref={frame} title={title} width={width} className={styles.frame} />
      {body && createPortal(children, body)}
    </>
  );
}
