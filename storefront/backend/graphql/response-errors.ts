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

/** How a release writes its errors. */
export interface ErrorFormat {
  /** Whether errors have `extensions.category`. */
  readonly categorizesErrors: boolean;
  /** How the message of an error is worded. */
  wordsOf(message: string): string;
}

function formatError(error: unknown, { categorizesErrors, wordsOf }: ErrorFormat): unknown {
  if (!isRecord(error)) return error;
  const { message, extensions, ...rest } = error;
  return {
    ...(typeof message === 'string' && { message: wordsOf(message) }),
    ...rest,
    ...(categorizesErrors && extensions !== undefined && { extensions }),
  };
}

/** Formats the errors of a response as Magento does. */
export function formatResponseErrors(body: string, format: ErrorFormat): ResponseErrors {
  // Most responses have none, and parsing a long one takes longer than sending it.
  if (!body.includes('"errors":')) return { failed: false, category: undefined, body };
  const response: unknown = JSON.parse(body);
  const errors =
    isRecord(response) && Array.isArray(response['errors'])
      ? response['errors'].map((error: unknown) => formatError(withMagentoExtensions(error), format))
      : [];
  if (!isRecord(response) || errors.length === 0) return { failed: false, category: undefined, body };
  return { failed: true, category: getErrorCategory(errors[0]), body: JSON.stringify({ ...response, errors }) };
}
