import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

export interface RenderMarkupOptions {
  signal: AbortSignal;
  /** Called with errors inside the page; the rest is rendered nevertheless. */
  reportError(error: unknown): void;
}

/** How React marks a part that it left out because something suspended or failed there. */
const leftOut = '<!--$!-->';

/**
 * Renders the markup of a page whose data is there. React's stream turns each piece of a tag into bytes for itself, a
 * fifth of the time that a page takes; so that is left to pages with a script that is fetched for the first time.
 *
 * @throws what fails outside of all boundaries
 */
export async function renderMarkup(page: ReactNode, options: RenderMarkupOptions): Promise<string> {
  return renderAtOnce(page) ?? (await renderWhenReady(page, options));
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const markup = renderToString(page);
    return markup.includes(leftOut) ? undefined : markup;
  } catch {
    // The stream waits for what suspended, or tells what failed.
    return undefined;
  }
}

async function renderWhenReady(page: ReactNode, { signal, reportError }: RenderMarkupOptions): Promise<string> {
  const stream = await new Promise<ReturnType<typeof renderToPipeableStream>>((resolve, reject) => {
    const rendering = renderToPipeableStream(page, {
      // Parts that are rendered later than others would be put in their places by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(rendering),
      onShellError: reject,
      onError: reportError,
    });
    signal.addEventListener('abort', () => rendering.abort(), { once: true });
  });
  return text(stream.pipe(new PassThrough()));
}
