import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Collects what goes wrong in pages while a test looks elsewhere. */
export interface PageWatch {
  /**
   * Lets problems pass whose text matches, for tests that cause them: an address that does not exist, a backend that
   * fails. Violations of the content security policy pass only where the pattern names it.
   * The text is e.g. `console error: …`, `uncaught error: …`, `failed request: GET http://… net::…`, `answer 404: GET
   * http://…`.
   */
  allow(pattern: RegExp): void;
  /** Everything not allowed so far, in order. */
  problems(): string[];
}

/** Watches a page and every page it opens: console errors, hydration warnings, uncaught errors, requests that fail. */
export function watchPages(first: Page): PageWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];

  const watch = (page: Page): void => {
    page.on('console', (message) => {
      if (message.text().startsWith('content security policy: ')) seen.push(`${message.text()} (${page.url()})`);
      if (isProblem(message)) seen.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
    });
    // The console says the same, but an allowance for the console is not one for this.
    void page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        console.warn(`content security policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
      });
    });
    page.on('pageerror', (error) => {
      seen.push(`uncaught error: ${error.message} (${page.url()})`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason given';
      if (!isAbandoned(request, reason))
        seen.push(`failed request: ${request.method()} ${request.url()} ${reason} ${getOperationName(request)}`.trim());
    });
    page.on('response', (response: Response) => {
      if (response.status() >= 400) {
        seen.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
      }
    });
  };

  watch(first);
  first.context().on('page', watch);
  return {
    allow: (pattern) => allowed.push(pattern),
    problems: () =>
      seen.filter(
        (problem) =>
          !allowed.some(
            (pattern) =>
              pattern.test(problem) && (!isViolation(problem) || /content security policy/i.test(pattern.source)),
          ),
      ),
  };
}

const isViolation = (problem: string) => problem.startsWith('content security policy: ');

// React reports hydration differences as errors; the browser itself and libraries also warn about what will break.
function isProblem(message: ConsoleMessage): boolean {
  return (
    message.type() === 'error' || (message.type() === 'warning' && /hydrat|did not match|react/i.test(message.text()))
  );
}

/** The beginning of a GraphQL document that was sent by POST, e.g. `mutation createCart`. */
const getOperationName = (request: Request) => /"query":"(\w+ \w+)/.exec(request.postData() ?? '')?.[1] ?? '';

// The browser gives up what a page was still fetching when it is left; giving up a mutation is another matter. An
// estimate is one by name only.
function isAbandoned(request: Request, reason: string): boolean {
  const isQuery =
    request.method() === 'GET' || /^query |^mutation EstimateShippingMethods$/.test(getOperationName(request));
  return reason === 'net::ERR_ABORTED' && isQuery;
}
