import type { CommerceClient } from '../commerce/index.ts';
import type { ShopIntl } from '../i18n/index.ts';
import type { PostedForm } from './posted-form.ts';

/**
 * What the server returns for a posted form: the page with the form, the token of a customer who is signed in now, or
 * the guest cart as it is after a change, with the text that says why nothing was changed.
 */
export type PostResult =
  | { type: 'page'; form: PostedForm }
  | { type: 'signed-in'; token: string; lifetime: number | undefined }
  | { type: 'cart'; cartId: string | null; error: string | null };

/** What a handler of posted forms uses. */
export interface PostContext {
  client: CommerceClient;
  intl: ShopIntl;
  /** Guest cart that the browser has in a cookie; null without one. */
  cartId: string | null;
}

/** Handles a form that was posted to the server. Runs on the server only. */
export type PostHandler = (fields: Readonly<Record<string, string>>, context: PostContext) => Promise<PostResult>;
