import type { CommerceClient } from '../commerce/index.ts';
import type { ShopIntl } from '../i18n/index.ts';
import type { PostedForm } from './posted-form.ts';

/** What the server returns for a posted form: the page with the form, or the token of a customer who is signed in now. */
export type PostResult = { type: 'page'; form: PostedForm } | { type: 'signed-in'; token: string; lifetime: number | undefined };

/** Handles a form that was posted to the server. Runs on the server only. */
export type PostHandler = (fields: Readonly<Record<string, string>>, context: { client: CommerceClient; intl: ShopIntl }) => Promise<PostResult>;
