import type { Capability } from './capabilities.ts';
import type { GraphQLErrorDetail } from './commerce-error.ts';
import type { TypedDocument } from './graphql.ts';

type Partiality = boolean | ((error: GraphQLErrorDetail) => boolean);

/** Metadata of an operation besides its document. */
export interface OperationSpec<Result, Variables> {
  /** Name of the operation; the same as in the document. */
  name: string;
  document: TypedDocument<Result, Variables>;
  /** Its answer belongs to one shopper (cart, customer, checkout): sent by POST, never stored in a shared cache. */
  private?: boolean;
  /**
   * Missing parts of the response are not fatal: errors beside data are returned with the response and not thrown. A
   * function says which errors those are; one that it rejects makes the operation fail.
   */
  partial?: Partiality;
  /** Features beyond stock Magento without which the backend does not know the operation at all. */
  requires?: Capability | readonly Capability[];
}

/** Additional metadata of a mutation. */
export interface MutationSpec<Result, Variables> extends Omit<OperationSpec<Result, Variables>, 'private'> {
  /**
   * Executing it twice does what executing it once does, so that it may be repeated after a network failure.
   */
  idempotent?: boolean;
  /** reCAPTCHA form type of Magento, e.g. `NEWSLETTER`, when the mutation belongs to a protected form. */
  captchaForm?: string;
  /** Sent without a token, also by a customer: an expired token must not prevent a new one. */
  asGuest?: boolean;
}

interface DefinedOperation<Result, Variables> {
  readonly name: string;
  readonly document: TypedDocument<Result, Variables>;
  readonly private: boolean;
  readonly partial: Partiality;
  readonly requires: readonly Capability[];
  /** May be repeated after a failure of the network. */
  readonly repeatable: boolean;
  readonly captchaForm: string | undefined;
  /** Is sent without the customer's token. */
  readonly asGuest?: boolean;
}

/** A read operation. */
export interface Query<Result, Variables> extends DefinedOperation<Result, Variables> {
  readonly kind: 'query';
}

/** A write operation. */
export interface Mutation<Result, Variables> extends DefinedOperation<Result, Variables> {
  readonly kind: 'mutation';
}

export type Operation<Result, Variables> = Query<Result, Variables> | Mutation<Result, Variables>;

/** Defines a query. All queries are safe to repeat. */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<Result, Variables>(spec: OperationSpec<Result, Variables>): Query<Result, Variables> {
  const { name, document, private: isPrivate = false, partial = false, requires = [] } = spec;
  return {
    kind: 'query',
    name,
    document,
    private: isPrivate,
    partial,
    requires: [requires].flat(),
    repeatable: true,
    captchaForm: undefined,
  };
}

/** Defines a mutation. It is never repeated unless it says that it is idempotent. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMutation<Result, Variables>(spec: MutationSpec<Result, Variables>): Mutation<Result, Variables> {
  const { name, document, partial = false, requires = [], idempotent = false, captchaForm, asGuest = false } = spec;
  return {
    kind: 'mutation',
    name,
    document,
    private: true,
    partial,
    requires: [requires].flat(),
    repeatable: idempotent,
    captchaForm,
    asGuest,
  };
}
