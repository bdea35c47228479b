import { isObject } from '../../commerce/index.ts';

/** Message of the admin that starts a preview. */
export interface Preview {
  /** Preview token, with or without `Bearer `. */
  authorization: string;
  /** Version of the content: Magento's staging timestamp. */
  version: string;
}

const TOKEN = /^(?:Bearer )?[\w.~+/=-]{8,4096}$/;
const VERSION = /^\d{1,12}$/;

/** Whether a value is a preview of plausible form; both parts are needed. */
export function isPreview(value: unknown): value is Preview {
  if (!isObject(value)) return false;
  const { authorization, version } = value;
  return (
    typeof authorization === 'string' &&
    TOKEN.test(authorization) &&
    typeof version === 'string' &&
    VERSION.test(version)
  );
}

/** The parts of a `MessageEvent` that decide about it. */
export type PreviewMessage = Pick<MessageEvent<unknown>, 'origin' | 'data' | 'source'>;

/**
 * Reads a window message of an admin. It counts only from a configured origin, and only from
 * the window that opened or frames the shop.
 *
 * @param origins of the admin, e.g. `https://admin.shop.example`
 * @param owners windows that may speak: opener and parent
 */
export function parsePreviewMessage(
  { origin, data, source }: PreviewMessage,
  origins: readonly string[],
  owners: readonly unknown[],
): Preview | null {
  if (!origins.includes(origin) || source === null || !owners.includes(source) || !isPreview(data)) return null;
  return { authorization: data.authorization, version: data.version };
}
