/** Errors of a GraphQL response, formatted as Magento formats them. */
export interface ResponseErrors {
  readonly failed: boolean;
  /** `extensions.category` of the first error. */
  readonly category: unknown;
  /** The JSON text to send. */
  readonly body: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** graphql-yoga marks mistakes in the document with a code of its own; Magento gives them the category `graphql`. */
function withMagentoExtensions(error: unknown): unknown {
  if (!isRecord(error) || !isRecord(error['extensions']) || 'category' in error['extensions']) return error;
  return { ...error, extensions: { category: 'graphql' } };
}

function getErrorCategory(error: unknown): unknown {
  return isRecord(error) && isRecord(error['extensions']) ? error['extensions']['category'] : undefined;
}

function reworded(error: unknown, wordsOf: (message: string) => string): unknown {
  return isRecord(error) && typeof error['message'] === 'string'
    ? { ...error, message: wordsOf(error['message']) }
    : error;
}

/** Formats the errors of a response as Magento does, with the messages that `getWords` returns. */
export function formatResponseErrors(body: string, wordsOf: (message: string) => string): ResponseErrors {
  // Most responses have none, and parsing a long one takes longer than sending it.
  if (!body.includes('"errors":')) return { failed: false, category: undefined, body };
  const response: unknown = JSON.parse(body);
  const errors =
    isRecord(response) && Array.isArray(response['errors'])
      ? response['errors'].map((error: unknown) => reworded(withMagentoExtensions(error), wordsOf))
      : [];
  if (!isRecord(response) || errors.length === 0) return { failed: false, category: undefined, body };
  return { failed: true, category: getErrorCategory(errors[0]), body: JSON.stringify({ ...response, errors }) };
}
