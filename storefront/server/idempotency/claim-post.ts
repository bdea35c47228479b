import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PostRequest } from '../../src/shell/submit-post.ts';
import type { Claim, KnownResponse, KnownResponses } from './known-responses.ts';

/** Time in ms within which an equal form is the same one, sent twice by a double click. */
const repeatWindow = 3000;

/**
 * Returns the id of a form that a browser may post twice; null where two equal forms may be of two shoppers, because
 * the browser has no cookie of the shop yet.
 */
export function getPostId(
  path: string,
  { cookie }: Pick<IncomingHttpHeaders, 'cookie'>,
  { fields, clientAddress }: PostRequest,
): string | null {
  if (!cookie) return null;
  return createHash('sha256')
    .update(JSON.stringify([path, cookie, clientAddress, Object.entries(fields)]))
    .digest('base64url');
}

/** Right to handle a form, or the response to an equal one of the last seconds. */
export type PostClaim = Extract<Claim, { isFirst: true }> | { isFirst: false; known: KnownResponse };

/**
 * Gets the right to handle a form. An equal one that was settled with a redirect within the last seconds stands for it;
 * one from before does not: a shopper may add the same product again.
 *
 * @param now - Clock in ms since 1970. Default: the process's.
 */
export async function claimPost(responses: KnownResponses, id: string, now = Date.now): Promise<PostClaim> {
  for (let attempt = 0; ; attempt += 1) {
    const claim = await responses.claim(`${id} ${attempt}`);
    if (claim.isFirst) return claim;
    const known = await claim.outcome;
    // Handled without a redirect: it changed nothing.
    if (typeof known === 'string') continue;
    if (now() - Date.parse(String(known.headers['date'])) < repeatWindow) return { isFirst: false, known };
  }
}
