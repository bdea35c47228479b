import { createSignInCookie } from '../auth/index.ts';
import { createCartCookie } from '../cart/index.ts';
import type { PostedForm } from '../forms/index.ts';
import { redirectAfterPost, type RenderedRedirect } from './rendered-page.ts';
import type { submitPost } from './submit-post.ts';

/** What follows from a posted form: a redirect, or the page with the form and what is wrong in it. */
export type PostAnswer =
  | { redirect: RenderedRedirect }
  | { redirect: null; form: PostedForm; cartId: string | null; headers: Record<string, string> };

export interface AnswerPostOptions {
  url: URL;
  /** Path of the store view; empty for the default one. */
  basePath: string;
  /** Guest cart that the browser has in a cookie; null without one. */
  cartId: string | null;
}

/** Returns what follows from a posted form. */
export function answerPost(
  posted: Awaited<ReturnType<typeof submitPost>>,
  { url, basePath, cartId }: AnswerPostOptions,
): PostAnswer {
  const secure = url.protocol === 'https:';
  switch (posted.type) {
    case 'cart': {
      const cookie = posted.cartId ? createCartCookie(posted.cartId, secure) : undefined;
      if (posted.error === null) return { redirect: redirectAfterPost(`${basePath}/cart`, cookie) };
      return {
        redirect: null,
        form: { values: {}, error: posted.error },
        cartId: posted.cartId,
        headers: cookie === undefined ? {} : { 'set-cookie': cookie },
      };
    }
    case 'signed-in':
      return { redirect: redirectAfterPost(`${basePath}/customer/account/`, createSignInCookie(posted, secure)) };
    case 'page':
      return { redirect: null, form: posted.form, cartId, headers: {} };
    // No page without forms takes a request by POST: it is opened instead.
    case 'none':
      return { redirect: redirectAfterPost(url.pathname + url.search) };
  }
}
