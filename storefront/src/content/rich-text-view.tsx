import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { reportError, useInBrowser, useNear } from '../app/index.ts';
import { useLoadMessages } from '../i18n/index.ts';
import { Html } from './html.tsx';
import { contentCatalogue } from './messages.ts';
import type { RichText } from './rich-text.ts';

/** Time in ms after which a script that could not be fetched is fetched again. */
const retryAfter = 5000;

const loadRenderer = async () => {
  const { ShopRichContent } = await import('./shop-rich-content.tsx');
  return { default: ShopRichContent };
};

/** A server waits for it once; each page that waited would be rendered twice. */
const OnServer = import.meta.env.SSR ? lazy(loadRenderer) : null;

interface RichTextViewProps {
  text: RichText;
  /** Level of the topmost heading in the text. Default 2. */
  topHeadingLevel?: 1 | 2 | 3;
}

/** A text of the backend, as the page's loader read it. */
export function RichTextView({ text, topHeadingLevel = 2 }: RichTextViewProps) {
  return text.kind === 'html' ? <Html html={text.html} /> : <PageBuilderText content={text.content} topHeadingLevel={topHeadingLevel} />;
}

/** Page Builder content. Until the shopper comes near, the markup of the server stands and nothing is fetched for it. */
function PageBuilderText({ content, topHeadingLevel }: { content: Extract<RichText, { kind: 'page-builder' }>['content']; topHeadingLevel: 1 | 2 | 3 }) {
  const loadMessages = useLoadMessages();
  const hydrating = !useInBrowser() && !import.meta.env.SSR;
  const place = useRef<HTMLDivElement>(null);
  // Its markup is there already; only what moves in it waits.
  const near = useNear(place, { distance: '0px' });
  const [{ ShopRichContent, open }] = useState(() => {
    const gate = createGate(!hydrating);
    const load = () => gate.opened.then(() => untilLoaded(() => loadMessages(contentCatalogue).then(() => undefined)));
    return { open: gate.open, ShopRichContent: OnServer ?? lazy(load) };
  });
  useEffect(() => {
    if (near) open();
  }, [near, open]);
  // The same element as long as the content is: React throws the server's markup away when it is rendered anew before it is taken over.
  const view = useMemo(
    () => (
      <Suspense fallback={null}>
        <ShopRichContent content={content} topHeadingLevel={topHeadingLevel} />
      </Suspense>
    ),
    [ShopRichContent, content, topHeadingLevel],
  );
  return <div ref={place}>{view}</div>;
}

function createGate(isOpen: boolean): { opened: Promise<void>; open(): void } {
  if (isOpen) return { opened: Promise.resolve(), open: () => undefined };
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

// Never fails: what is missing is fetched again, and meanwhile the server's markup can be read.
async function untilLoaded(loadWords: () => Promise<void>) {
  for (;;) {
    try {
      const [renderer] = await Promise.all([loadRenderer(), loadWords()]);
      return renderer;
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => {
        setTimeout(resolve, retryAfter);
      });
    }
  }
}
