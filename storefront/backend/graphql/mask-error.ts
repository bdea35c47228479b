import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { isDiskFull } from '../database/index.ts';
import { CommerceError } from '../graphql-error.ts';

/** Tells the operator about a failure that the client must not see. */
export type ReportFailure = (error: unknown) => void;

const getMessage = (error: unknown): string =>
  isDiskFull(error)
    ? 'The shop cannot save anything because its disk is full. Nothing was changed; try again later.'
    : 'Internal server error';

/** True for errors of the graphql package, whichever of its module formats made them. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

/**
 * What the client may know of an error: refusals and mistakes in the document as they are, a full disk as such,
 * everything else as `Internal server error` after it has been reported.
 */
export function maskError(error: unknown, report: ReportFailure): Error {
  if (!isGraphqlError(error)) {
    if (error instanceof CommerceError) return createGraphQLError(error.message, { extensions: error.extensions });
    report(error);
    return createGraphQLError(getMessage(error));
  }
  const { nodes, source, positions, path, originalError: cause } = error;
  if (cause instanceof CommerceError) return error;
  const location = { nodes, source, positions, path };
  if (cause === undefined || isGraphqlError(cause)) {
    return createGraphQLError(error.message, { ...location, extensions: { category: 'graphql' } });
  }
  report(cause);
  return createGraphQLError(getMessage(cause), location);
}
