/**
 * - `network`: no response came, the server may or may not have acted
 * - `timeout`: no response came in time
 * - `aborted`: the caller gave up, or sign-out emptied the queue
 * - `unavailable`: a response that is not the backend's, such as an HTML maintenance page, or a 5xx without GraphQL body
 * - `graphql`: the backend refused; `errors` says why
 * - `stock`: the backend answered with nothing but a stock notice
 */
export type CommerceErrorKind = 'network' | 'timeout' | 'aborted' | 'unavailable' | 'graphql' | 'stock';

/** One entry of a GraphQL `errors` list, reduced to what clients act upon. */
export interface GraphQLErrorDetail {
  /** Text of the server, in the language of the store view. */
  message: string;
  /**
   * `extensions.category` of Magento, e.g. `graphql-no-such-entity`; undefined for internal errors and errors outside of
   * Magento.
   */
  category: string | undefined;
  /** Response path, e.g. `['cart', 'items', 2]`; empty when the request failed before it was executed. */
  path: readonly (string | number)[];
  /** `extensions.error_code` of newer versions, e.g. `CART_NOT_ACTIVE`. */
  code: string | undefined;
  /** `extensions.minimum_subtotal` of a coupon that the cart is too small for; absent in stock Magento. */
  minimumSubtotal?: { value: number; currency: string };
}

export interface CommerceErrorInit {
  errors?: readonly GraphQLErrorDetail[];
  /** HTTP status, when there was a response. */
  status?: number;
  /** Delay that the server requested (`Retry-After`), in ms. */
  retryAfter?: number;
  operation?: string;
  cause?: unknown;
}

const descriptions: Record<Exclude<CommerceErrorKind, 'graphql' | 'stock'>, string> = {
  network: 'The backend could not be reached.',
  timeout: 'The backend did not answer in time.',
  aborted: 'The request was given up.',
  unavailable: 'The backend is not available.',
};

/** Joins the texts of several errors for one line on the screen. */
export function joinMessages(errors: readonly { message: string }[]): string {
  return errors.map(({ message }) => message).join(', ');
}

/**
 * A failed call to the backend. `message` is the joined server text for `graphql` and `stock`, which may be shown to
 * the shopper; for other kinds it is a line for the log, and the screen says the same in the shop's language.
 */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly kind: CommerceErrorKind;
  readonly errors: readonly GraphQLErrorDetail[];
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly operation: string | undefined;

  constructor(kind: CommerceErrorKind, init: CommerceErrorInit = {}) {
    const { errors = [], status, retryAfter, operation, cause } = init;
    super(kind === 'graphql' || kind === 'stock' ? joinMessages(errors) : descriptions[kind], { cause });
    this.kind = kind;
    this.errors = errors;
    this.status = status;
    this.retryAfter = retryAfter;
    this.operation = operation;
  }
}

/**
 * Returns whether the backend failed before the first field of an operation. So does Magento with the token of an account
 * that was deleted: it accepts the token, and cannot load the customer.
 */
export const failsBeforeFields = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.errors.some(({ category, path }) => path.length === 0 && !category?.startsWith('graphql'));
