import { CommerceError } from './commerce-error.ts';

/** Returns whether the backend refused a request with an error of a category, e.g. `graphql-already-exists`. */
export const hasCategory = (error: unknown, wanted: string): boolean =>
  error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);
