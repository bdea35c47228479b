import { CommerceError, joinMessages } from './commerce-error.ts';

/**
 * Text of an error that a server wrote for the shopper, or undefined when there is none and the shop must find words.
 * Such a text refuses what the shopper entered or chose; that of other errors, e.g. of an ended session or an internal
 * error, is for developers, and Magento translates it to no language.
 */
export function serverText(error: unknown): string | undefined {
  if (!(error instanceof CommerceError)) return undefined;
  const texts = error.errors.filter(
    ({ category = '' }) => error.kind === 'stock' || /^graphql-(input|no-such|already)/.test(category),
  );
  return joinMessages(texts) || undefined;
}
