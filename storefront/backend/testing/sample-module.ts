import { CommerceError, inputError, notAuthenticated } from '../graphql-error.ts';
import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { RestError } from '../rest-error.ts';

/** A module whose answers tell what a request arrived as; its token is `good`. */
export const sample: BackendModule = {
  name: 'sample',
  typeDefs: ['common.graphql'],
  generateTypeDefs: () => `
    extend type Query { storeConfig: String currency: String mine: Int list: [Int] broken: String refused: String route: String chain: Link }
    extend type Mutation { touch: Boolean }
    type Link { next: Link name: String }
  `,
  resolvers: {
    Query: {
      storeConfig: (_: unknown, __: unknown, { storeView }: RequestContext) => storeView.code,
      currency: (_: unknown, __: unknown, { currency }: RequestContext) => currency,
      mine: (_: unknown, __: unknown, { customer }: RequestContext) => customer?.id ?? null,
      list: () => [1, inputError('The requested qty is not available'), 3],
      route: () => {
        throw inputError('No route');
      },
      broken: () => {
        throw new Error('secret detail');
      },
      refused: () => {
        throw new CommerceError('No', 'graphql-no-such-entity', { error_code: 'X' });
      },
    },
    Mutation: { touch: () => true },
  },
  authenticate: (token) => {
    if (token === 'good') return { id: 7, group: null };
    throw notAuthenticated('User token has been revoked');
  },
  rest: [
    {
      method: 'POST',
      path: 'guest-carts/:cartId/echo',
      handle: ({ parameters, body }, { storeView, customer }) => ({
        parameters,
        body,
        store: storeView.code,
        customer,
      }),
    },
    {
      method: 'GET',
      path: 'missing',
      handle: () => {
        throw new RestError(404, 'No such entity with %fieldName = %fieldValue', {
          fieldName: 'cartId',
          fieldValue: null,
        });
      },
    },
    {
      method: 'GET',
      path: 'crash',
      handle: () => {
        throw new Error('secret detail');
      },
    },
  ],
  http: [
    { method: 'GET', path: '/outbox/:id', handle: ({ parameters }) => ({ status: 200, body: parameters['id'] ?? '' }) },
  ],
};
