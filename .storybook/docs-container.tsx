import { DocsContainer as StorybookDocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events';
import { applyAppearance } from './appearance.tsx';
import { createDocsTheme } from './docs-theme.ts';
import './docs.css';

type Globals = Readonly<Record<string, unknown>>;

/** Documentation page in the theme and brand of the toolbar, with its frames. */
export default function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const theme = useMemo(() => {
    applyAppearance(globals);
    return createDocsTheme();
  }, [globals]);
  useFrameGlobals(globals);
  useStartAtTop(context);
  return (
    <StorybookDocsContainer context={context} theme={theme}>
      {children}
    </StorybookDocsContainer>
  );
}

/** Returns the values of the toolbar. */
function useGlobals(context: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState(() => readGlobals(context));
  useEffect(() => {
    // The event may come from a frame that started with the initial values, so its own are not read.
    const update = () =>
      setGlobals((shown) => {
        const next = readGlobals(context);
        return JSON.stringify(next) === JSON.stringify(shown) ? shown : next;
      });
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}

function readGlobals(context: DocsContainerProps['context']): Globals {
  const [story] = context.componentStories();
  const globals: unknown = story && context.getStoryContext(story).globals;
  return typeof globals === 'object' && globals !== null ? Object.fromEntries(Object.entries(globals)) : {};
}

/** Passes the values of the toolbar on to stories in frames, which Storybook renders with the initial ones. */
function useFrameGlobals(globals: Globals): void {
  useEffect(() => {
    const value = Object.entries(globals)
      .filter(([, one]) => typeof one === 'string')
      .map(([name, one]) => `${name}:${String(one)}`)
      .join(';');
    const update = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
        const url = new URL(frame.src);
        if (url.searchParams.get('globals') === value) continue;
        url.searchParams.set('globals', value);
        frame.src = url.href;
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [globals]);
}

const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Shows the beginning of the page, although stories scroll to what takes the focus, until the reader does anything. */
function useStartAtTop({ channel }: DocsContainerProps['context']): void {
  useEffect(() => {
    // The address of a story on the page.
    if (window.parent.location.hash) return undefined;
    const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    const stop = () => {
      channel.off(STORY_RENDERED, scrollToTop);
      for (const type of readerEvents) window.removeEventListener(type, stop);
    };
    channel.on(STORY_RENDERED, scrollToTop);
    for (const type of readerEvents) window.addEventListener(type, stop);
    return stop;
  }, [channel]);
}
