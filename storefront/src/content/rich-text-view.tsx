import type { HeadingLevel } from '@witryna/page-builder';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type LazyExoticComponent } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useInViewport } from '../platform/hydration/use-in-viewport.ts';
import { useLoadMessages } from '../i18n/index.ts';
import { Html } from './html.tsx';
import { contentMessages } from './messages.ts';
import type { RichText } from './rich-text.ts';
import type { ShopRichContent } from './shop-rich-content.tsx';

/** Time in ms after which a script that could not be fetched is fetched again. */
const retryAfter = 5000;

type Renderer = typeof ShopRichContent;

/**
 * The renderer once it and its messages are loaded: a page that is shown again has its whole height immediately, which its
 * scroll position needs.
 */
let loadedRenderer: Renderer | null = null;

const loadRenderer = async () => {
  const { ShopRichContent } = await import('./shop-rich-content.tsx');
  return { default: ShopRichContent };
};

/**
 * Loads what renders texts before the page is shown, in a browser: the scroll position of a page that is opened again
 * needs its whole height. The messages of `contentMessages` must be loaded.
 */
export async function preloadRichText(texts: readonly (RichText | null)[]): Promise<void> {
  if (import.meta.env.SSR || loadedRenderer || !texts.some((text) => text?.kind === 'page-builder')) return;
  // Without it the texts load it themselves.
  loadedRenderer = await loadRenderer().then(
    ({ default: renderer }) => renderer,
    () => null,
  );
}

/** A server waits for it once; each page that waited would be rendered twice. */
const OnServer = import.meta.env.SSR ? lazy(loadRenderer) : null;

interface RichTextViewProps {
  text: RichText;
  /** Level of the topmost heading in the text. Default 2. */
  topHeadingLevel?: HeadingLevel;
  /** `container` where the text is in something that has a width already. Default `page`. */
  width?: 'page' | 'container';
}

/** A text of the backend, as the page's loader read it. */
export function RichTextView({ text, topHeadingLevel = 2, width = 'page' }: RichTextViewProps) {
  return text.kind === 'html' ? (
    <Html html={text.html} />
  ) : (
    <PageBuilderText content={text.content} topHeadingLevel={topHeadingLevel} width={width} />
  );
}

interface PageBuilderTextProps extends Required<Pick<RichTextViewProps, 'topHeadingLevel' | 'width'>> {
  content: Extract<RichText, { kind: 'page-builder' }>['content'];
}

/**
 * Page Builder content. Until the shopper comes near, the markup of the server stands and nothing is fetched for it.
 */
function PageBuilderText({ content, topHeadingLevel, width }: PageBuilderTextProps) {
  const loadMessages = useLoadMessages();
  const hydrating = !useHydrated() && !import.meta.env.SSR;
  const place = useRef<HTMLDivElement>(null);
  // Its markup is there already; only what moves in it waits.
  const near = useInViewport(place, { distance: '0px' });
  const [{ ShopRichContent, open }] = useState(
    (): { ShopRichContent: Renderer | LazyExoticComponent<Renderer>; open: () => void } => {
      if (loadedRenderer && !hydrating && !import.meta.env.SSR)
        return { ShopRichContent: loadedRenderer, open: () => undefined };
      const gate = createGate(!hydrating);
      const load = () => gate.opened.then(() => untilLoaded(() => loadMessages(contentMessages).then(() => undefined)));
      return { open: gate.open, ShopRichContent: OnServer ?? lazy(load) };
    },
  );
  useEffect(() => {
    if (near) open();
  }, [near, open]);
  // The same element as long as the content is: React throws the server's markup away when it is rendered again before
  // it is taken over.
  const view = useMemo(
    () => (
      <Suspense fallback={null}>
        <ShopRichContent content={content} topHeadingLevel={topHeadingLevel} width={width} />
      </Suspense>
    ),
    [ShopRichContent, content, topHeadingLevel, width],
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

// Never fails: what is missing is fetched again, and in the meantime the server's markup can be read.
async function untilLoaded(loadWords: () => Promise<void>) {
  for (;;) {
    try {
      const [renderer] = await Promise.all([loadRenderer(), loadWords()]);
      loadedRenderer = renderer.default;
      return renderer;
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => {
        setTimeout(resolve, retryAfter);
      });
    }
  }
}
