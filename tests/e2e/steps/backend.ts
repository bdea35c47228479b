import { polishMessage } from '../../../storefront/backend/releases/polish-messages.ts';
import type { ShopFacts } from '../../support/test-shop.ts';

type Json = Record<string, unknown>;

/**
 * Asks the backend directly, past the shop.
 *
 * @param token of a customer, when it is asked in a customer's name
 * @throws Error when the answer has errors
 */
export async function queryBackend(
  { backendUrl }: Pick<ShopFacts, 'backendUrl'>,
  query: string,
  variables: Json = {},
  token?: string,
): Promise<Json> {
  const response = await fetch(`${backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer: unknown = await response.json();
  if (!isRecord(answer) || 'errors' in answer || !isRecord(answer['data']))
    throw new Error(`The backend refused: ${JSON.stringify(answer)}`);
  return answer['data'];
}

/** The text at a path of an answer. @throws Error when there is none */
export function textAt(answer: unknown, ...path: string[]): string {
  let value = answer;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  if (typeof value !== 'string') throw new Error(`The answer has no text at ${path.join('.')}.`);
  return value;
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How the backend disturbs requests; see its README. */
export interface Fault {
  /** GraphQL operation name or a part of a REST path. */
  operation: string;
  times?: number;
  status?: number;
  /** Delay of the answer in ms. */
  latency?: number;
  drop?: 'before' | 'after';
}

/** Makes the backend disturb the next matching requests. It must run with `BACKEND_FAULTS`. */
export async function injectFault({ backendUrl }: Pick<ShopFacts, 'backendUrl'>, ...rules: Fault[]): Promise<void> {
  const response = await fetch(`${backendUrl}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  if (!response.ok) throw new Error(`The backend takes no faults: ${await response.text()}`);
}

/** Ends the sessions of all customers of a shop of the test's own: their time is up, or they were ended. */
export async function endSessions(
  { backendUrl }: Pick<ShopFacts, 'backendUrl'>,
  how: 'expire-tokens' | 'revoke-tokens' = 'revoke-tokens',
): Promise<void> {
  const response = await fetch(`${backendUrl}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ actions: [{ name: how }] }),
  });
  if (!response.ok) throw new Error(`The backend takes no faults: ${await response.text()}`);
}

/** Lets the backend work again. */
export async function clearFaults({ backendUrl }: Pick<ShopFacts, 'backendUrl'>): Promise<void> {
  await fetch(`${backendUrl}/__faults`, { method: 'DELETE' });
}

/** Subjects of the mails that the shop sent to an address, newest first. */
export async function mailsTo({ backendUrl }: Pick<ShopFacts, 'backendUrl'>, recipient: string): Promise<string[]> {
  const html = await (await fetch(`${backendUrl}/outbox`)).text();
  return [...html.matchAll(/<td>([^<]*)<\/td><td><a href="\/outbox\/\d+">([^<]*)<\/a>/g)].flatMap(
    ([, to, subject = '']) => (to === recipient ? [subject] : []),
  );
}

/**
 * The link with a part, e.g. `/withdrawal#token=`, in the newest mail to an address. @throws Error when it has none
 */
export async function linkInMail(
  { backendUrl }: Pick<ShopFacts, 'backendUrl'>,
  recipient: string,
  part: string,
): Promise<string> {
  const list = await (await fetch(`${backendUrl}/outbox`)).text();
  const id = [...list.matchAll(/<td>([^<]*)<\/td><td><a href="\/outbox\/(\d+)">/g)].find(
    ([, to]) => to === recipient,
  )?.[2];
  const mail = await (await fetch(`${backendUrl}/outbox/${id ?? ''}`)).text();
  const link = (mail.match(/https?:[^"\s<]+/g) ?? []).find((url) => url.includes(part));
  if (link === undefined) throw new Error(`The newest mail to ${recipient} has no link with ${part}.`);
  return link.replaceAll('&amp;', '&');
}

/** The text of the only mail to an address whose subject fits. @throws Error when there is none, or more than one */
export async function readMailTo(
  { backendUrl }: Pick<ShopFacts, 'backendUrl'>,
  recipient: string,
  wanted: RegExp,
): Promise<string> {
  const html = await (await fetch(`${backendUrl}/outbox`)).text();
  const paths = [...html.matchAll(/<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">([^<]*)<\/a>/g)].flatMap(
    ([, to, path = '', subject = '']) => (to === recipient && wanted.test(subject) ? [path] : []),
  );
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new Error(`There are ${paths.length} such mails to ${recipient}.`);
  return (await fetch(`${backendUrl}${path}`)).text();
}

/**
 * What the console of a page says of a refusal by the backend, in the languages of its messages.
 *
 * @param message as Magento words it in English
 */
export function refusalLogged(message: string): RegExp {
  const words = [message, polishMessage(message)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`console error: Error \\w+ CommerceError: (?:${words.join('|')})`);
}
