import { createCommerceClient, graphqlEndpoint, type Capabilities } from '../commerce/index.ts';
import { formsMessages, type PostedForm, type PostHandler, type PostResult } from '../forms/index.ts';
import type { ShopIntl } from '../i18n/index.ts';
import { matchStaticRoute, type StaticRoute } from './routes.ts';

/** Form that a browser posted to a page. */
export interface PostRequest {
  fields: Readonly<Record<string, string>>;
  /** Whether a page of the shop sent it. */
  sameOrigin: boolean;
  /** IP address of the client, which the backend counts failures by. */
  clientAddress: string;
}

export interface SubmitPostOptions {
  /** Path without the code of a store view. */
  pathname: string;
  /** Origin of the commerce backend. */
  commerceUrl: string;
  capabilities: Capabilities;
  /** Code of the store view. */
  storeView: string;
  intl: ShopIntl;
  /** Guest cart that the browser has in a cookie; null without one. */
  cartId: string | null;
}

/** Form of a page. */
interface PageForm {
  /** Fields that are returned with the page. Passwords are none of them. */
  returned: readonly string[];
  /** Loads what handles the form. Default: it needs scripts, and the page says so. */
  load?(): Promise<PostHandler>;
}

function findForm(route: StaticRoute | null): PageForm | null {
  switch (route?.name) {
    case 'cart':
      return { returned: [], load: async () => (await import('../cart/post-cart.ts')).postCart };
    case 'sign-in':
      if (route.params.view === 'forgot-password')
        return {
          returned: ['email'],
          load: async () => (await import('../auth/post-forgot-password.ts')).postForgotPassword,
        };
      return {
        returned: ['email'],
        ...(route.params.view === 'sign-in' && {
          load: async () => (await import('../auth/post-sign-in.ts')).postSignIn,
        }),
      };
    case 'create-account':
      return {
        returned: ['prefix', 'firstname', 'middlename', 'lastname', 'suffix', 'email', 'dob', 'gender', 'taxvat'],
        load: async () => (await import('../account/post-create-account.ts')).postCreateAccount,
      };
    case 'contact':
      return { returned: ['contactReason', 'orderNumber', 'name', 'email', 'telephone', 'comment'] };
    case 'guest-order':
      return { returned: ['number', 'email', 'lastname'] };
    case 'withdrawal':
      return { returned: ['number', 'email'] };
    default:
      return null;
  }
}

/**
 * Handles a form that the browser posted to a page because its scripts were not there. A request from another site
 * changes nothing and gets nothing back of what it sent.
 *
 * @returns `none` when the page has no such form
 */
export async function submitPost(
  { fields, sameOrigin, clientAddress }: PostRequest,
  { pathname, commerceUrl, capabilities, storeView, intl, cartId }: SubmitPostOptions,
): Promise<PostResult | { type: 'none' }> {
  const form = findForm(matchStaticRoute(pathname));
  if (!form) return { type: 'none' };
  if (sameOrigin && form.load) {
    const handle = await form.load();
    // Not the client that all requests share: its mutations wait for each other.
    const client = createCommerceClient({
      endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
      identity: () => ({ token: undefined, storeView, currency: undefined }),
      timeout: 10_000,
      capabilities,
      extraHeaders: () => ({ 'x-forwarded-for': clientAddress }),
    });
    return handle(fields, { client, intl, cartId });
  }
  await intl.load(formsMessages);
  return {
    type: 'page',
    form: { values: sameOrigin ? pick(fields, form.returned) : {}, error: intl.intl.formatMessage('forms.notSent') },
  };
}

function pick(fields: Readonly<Record<string, string>>, names: readonly string[]): PostedForm['values'] {
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
