import type { IncomingCall } from '../http/message.ts';
import { inputError } from '../graphql-error.ts';

/** What a GraphQL request asks for. */
export interface GraphqlParameters {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw inputError('Unable to unserialize value. Error: Syntax error');
  }
}

/** Far beyond what a form, a cart or a filter sends. */
const MAX_VARIABLE_VALUES = 5_000;
const MAX_VARIABLE_DEPTH = 20;

/** Checks variables level by level, so that deep nesting cannot exhaust the stack. */
function checkVariables(variables: unknown): void {
  let level: readonly unknown[] = [variables];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > MAX_VARIABLE_VALUES)
      throw inputError(`Max number of values in variables should be ${MAX_VARIABLE_VALUES}.`);
    if (depth > MAX_VARIABLE_DEPTH) throw inputError(`Max depth of variables should be ${MAX_VARIABLE_DEPTH}.`);
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}

function toParameters(query: unknown, variables: unknown, operationName: unknown): GraphqlParameters {
  if (typeof query !== 'string' || query.trim() === '') throw inputError('Syntax Error: Unexpected <EOF>');
  checkVariables(variables);
  return {
    query,
    variables: isRecord(variables) ? variables : undefined,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

/**
 * Reads query, variables and operation name from the URL of a GET and from the JSON body of a POST.
 *
 * @throws CommerceError graphql-input when they cannot be read, or when the variables are too many or too deep.
 */
export function readParameters({ method, url, headers, body }: IncomingCall): GraphqlParameters {
  if (method === 'GET') {
    const { searchParams } = url;
    const variables = searchParams.get('variables') ?? '';
    return toParameters(
      searchParams.get('query'),
      variables === '' ? undefined : parseJson(variables),
      searchParams.get('operationName'),
    );
  }
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw inputError('Request content type must be application/json');
  const content = parseJson(body);
  if (!isRecord(content)) throw inputError('Unable to unserialize value. Error: Syntax error');
  const variables = typeof content['variables'] === 'string' ? parseJson(content['variables']) : content['variables'];
  return toParameters(content['query'], variables, content['operationName']);
}
