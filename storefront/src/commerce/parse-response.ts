import { ClientError } from 'graphql-request';
import type { CommerceResult } from './client-types.ts';
import { CommerceError } from './commerce-error.ts';
import type { Operation } from './operation.ts';
import { parseErrors } from './parse-errors.ts';
import { separateStockErrors } from './stock-notices.ts';
import { toTransportError } from './transport.ts';

/** Reads GraphQL errors also from responses with a 4xx or 5xx status, as newer Magento versions send them. */
export function parseErrorResponse(error: unknown, signal: AbortSignal) {
  if (!(error instanceof ClientError)) throw toTransportError(error, signal);
  const { status, errors, data } = error.response;
  return { data, errors, status };
}

/**
 * Parses data and errors of a response to a result, or throws the matching error.
 *
 * @param errors unvalidated `errors` of the response
 * @throws CommerceError
 */
export function parseResponse<Result>(
  operation: Operation<Result, never>,
  data: unknown,
  errors: unknown,
  status: number,
): CommerceResult<Result> {
  const { errors: remaining, notices } = separateStockErrors(data, parseErrors(errors));
  const hasData = data !== null && data !== undefined;
  const { partial } = operation;
  const isPartial = typeof partial === 'boolean' ? partial : remaining.every((error) => partial(error));
  if (remaining.length > 0 && !(isPartial && hasData)) {
    throw new CommerceError('graphql', { errors: remaining, status, operation: operation.name });
  }
  if (!hasData) {
    throw notices.length > 0
      ? new CommerceError('stock', { errors: notices, status, operation: operation.name })
      : new CommerceError('unavailable', { status, operation: operation.name });
  }
  // Which type the data of an operation has is known from its document.
  return { data: data as Result, notices, errors: remaining };
}
