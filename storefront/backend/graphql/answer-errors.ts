/** The outcome of a GraphQL execution as far as HTTP and Magento's habits are concerned. */
export interface AnswerErrors {
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

function categoryOf(error: unknown): unknown {
  return isRecord(error) && isRecord(error['extensions']) ? error['extensions']['category'] : undefined;
}

function reworded(error: unknown, wordsOf: (message: string) => string): unknown {
  return isRecord(error) && typeof error['message'] === 'string'
    ? { ...error, message: wordsOf(error['message']) }
    : error;
}

/** Reads the errors of an executed answer and words them as Magento does, and as `wordsOf` says. */
export function readAnswerErrors(body: string, wordsOf: (message: string) => string): AnswerErrors {
  // Most answers have none, and reading a long one took longer than sending it.
  if (!body.includes('"errors":')) return { failed: false, category: undefined, body };
  const answer: unknown = JSON.parse(body);
  const errors =
    isRecord(answer) && Array.isArray(answer['errors'])
      ? answer['errors'].map((error: unknown) => reworded(withMagentoExtensions(error), wordsOf))
      : [];
  if (!isRecord(answer) || errors.length === 0) return { failed: false, category: undefined, body };
  return { failed: true, category: categoryOf(errors[0]), body: JSON.stringify({ ...answer, errors }) };
}
