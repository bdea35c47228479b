/** Error categories of Magento's GraphQL API, sent as `extensions.category`. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'
  | 'graphql-too-many-requests';

/**
 * A refusal that the client is meant to read. Everything else that a resolver throws reaches the client
 * as `Internal server error`.
 */
export class CommerceError extends Error {
  readonly category: ErrorCategory;
  /** Sent with the error; GraphQL execution copies it to the located error. */
  readonly extensions: Readonly<Record<string, unknown>>;

  /**
   * @param message Magento's English text, exactly: clients match on it.
   * @param category Magento's error category.
   * @param extensions Further members of `extensions`, e.g. `{ error_code: 'CART_NOT_FOUND' }`.
   */
  constructor(message: string, category: ErrorCategory, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'CommerceError';
    this.category = category;
    this.extensions = { category, ...extensions };
  }
}

/** Bad or missing argument, or a business rule that refused. */
export const inputError = (message: string, extensions: Readonly<Record<string, unknown>> = {}): CommerceError =>
  new CommerceError(message, 'graphql-input', extensions);

/** A cart, page, block, address, coupon that does not exist. */
export const noSuchEntity = (message: string): CommerceError => new CommerceError(message, 'graphql-no-such-entity');

/** Not signed in where that is needed, or someone else's property. */
export const notAuthorized = (message = "The current customer isn't authorized."): CommerceError =>
  new CommerceError(message, 'graphql-authorization');

/** Wrong password, locked account, refused token. */
export const notAuthenticated = (message: string): CommerceError =>
  new CommerceError(message, 'graphql-authentication');

/** Duplicate e-mail address, cart id or subscription. */
export const alreadyExists = (message: string): CommerceError => new CommerceError(message, 'graphql-already-exists');

/** More requests than a limit allows, as Magento's rate limiting refuses them. */
export const tooManyRequests = (message = 'Too Many Requests'): CommerceError =>
  new CommerceError(message, 'graphql-too-many-requests');
