import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PostRequest } from '../../src/shell/submit-post.ts';
import { sendWhole } from '../http/relay-response.ts';
import { requestUrl } from '../http/request-url.ts';
import { claimPost, getPostId } from '../idempotency/claim-post.ts';
import { createKnownResponses, type KnownResponse, type KnownResponses } from '../idempotency/known-responses.ts';
import type { PageRequest, PageResponse } from './render-page.ts';
import { sendPage } from './send-page.ts';

export interface PostHandlerOptions {
  renderPage(request: PageRequest): Promise<PageResponse>;
  /** Remembers posted forms. Default: a memory in this process. */
  knownResponses?: KnownResponses | undefined;
  publicUrl: string;
}

/**
 * Creates the handler of forms that browsers post to a page. A form that a double click posts twice is handled once.
 */
export function createPostHandler({
  renderPage,
  knownResponses = createKnownResponses(),
  publicUrl,
}: PostHandlerOptions) {
  /** Handles a form, and returns its redirect; null when it shows a page instead, and has changed nothing. */
  const submit = async (
    request: IncomingMessage,
    response: ServerResponse,
    post: PostRequest,
  ): Promise<KnownResponse | null> => {
    // Never aborted: a browser gives up the first of two requests that a double click sends, and what the form changes
    // is left to finish.
    const { signal } = new AbortController();
    const page = await renderPage({
      url: requestUrl(request.url, publicUrl),
      target: request.url ?? '/',
      post,
      cookies: request.headers.cookie,
      signal,
    });
    if (page.html === null) {
      const redirect = {
        status: page.status,
        headers: { ...page.headers, date: new Date().toUTCString() },
        body: Buffer.alloc(0),
      };
      sendWhole(response, redirect);
      return redirect;
    }
    await sendPage(request, response, { ...page, body: { coding: 'identity', bytes: page.html } });
    return null;
  };

  return async (request: IncomingMessage, response: ServerResponse, post: PostRequest): Promise<void> => {
    const id = getPostId(request.url ?? '', request.headers, post);
    if (id === null) {
      await submit(request, response, post);
      return;
    }
    const claim = await claimPost(knownResponses, id);
    if (!claim.isFirst) {
      sendWhole(response, claim.known);
      return;
    }
    try {
      const redirect = await submit(request, response, post);
      if (redirect) claim.settle(redirect);
    } finally {
      // Does nothing after a redirect.
      claim.settle('unsent');
    }
  };
}
