import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { parseRequest } from './parse-request.ts';
import { findResponse, getImageUrl, type Exchange } from './recordings.ts';

/** How a screen's backend differs from its recording. */
export interface BackendBehavior {
  /** Operations that are never answered. */
  pending?: readonly string[];
  /** Operations that fail as behind a gateway that is down. */
  failing?: readonly string[];
  /** Operations that are refused, each with the message of the backend. */
  refused?: Readonly<Record<string, string>>;
  /** Changes an answer, also by the operations that were answered before. */
  change?(answer: unknown, operation: string, answered: ReadonlySet<string>): unknown;
}

/**
 * A backend that answers from recordings. A call that was not recorded is written to the console, which fails the
 * story.
 */
export function screenHandlers(exchanges: readonly Exchange[], behavior: BackendBehavior): HttpHandler[] {
  const { pending = [], failing = [], refused = {}, change = (answer: unknown) => answer } = behavior;

  const answered = new Set<string>();

  async function answerTo(operation: string, variables: unknown) {
    if (pending.includes(operation)) await delay('infinite');
    if (failing.includes(operation)) return HttpResponse.text('Service unavailable', { status: 503 });
    const message = refused[operation];
    if (message !== undefined)
      return HttpResponse.json({
        data: null,
        errors: [{ message, path: [operation], extensions: { category: 'graphql-input' } }],
      });
    const answer = findResponse(exchanges, operation, variables);
    if (answer === undefined) {
      console.error(`There is no recording of ${operation} with ${JSON.stringify(variables)}.`);
      return HttpResponse.error();
    }
    const changed = change(answer, operation, answered);
    answered.add(operation);
    return new HttpResponse(JSON.stringify(changed), { headers: { 'content-type': 'application/json' } });
  }

  return [
    http.all('*/graphql', async ({ request }) => {
      const { operation, variables } = await parseRequest(request);
      return answerTo(operation, variables);
    }),
    http.all('*/rest/*', ({ request }) => answerTo(new URL(request.url).pathname.split('/').at(-1) ?? '', {})),
    http.get('*/media/*', ({ request }) => {
      const picture = getImageUrl(new URL(request.url).pathname);
      return picture ? fetch(picture) : new HttpResponse(null, { status: 404 });
    }),
  ];
}
