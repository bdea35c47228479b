import { findProductById } from '../catalog/product/product.ts';
import { newSecret } from '../customer/session-tokens.ts';
import { inputError } from '../graphql-error.ts';
import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { decodeNumericUid } from '../uid.ts';
import {
  addCompareItem,
  assignCompareList,
  COMPARE_SQL,
  deleteCompareList,
  findCompareList,
  findCustomerCompareList,
  insertCompareList,
  removeCompareItem,
  type CompareListRecord,
} from './compare-repository.ts';
import { compareListSource } from './compare-source.ts';

interface ChangeArguments {
  input?: { uid: string; products: readonly (string | null)[] } | null;
}

/** The list of a uid when it is the user's or nobody's. @throws CommerceError graphql-input for another customer's */
function findOwnList({ database, customer }: RequestContext, uid: string): CompareListRecord | undefined {
  if (uid === '') throw inputError('"uid" value must be specified');
  const list = findCompareList(database, uid);
  if (list && list.customer_id !== null && list.customer_id !== customer?.id)
    throw inputError('This customer is not authorized to access this list');
  return list;
}

/**
 * Skus of products that clients name by their id, plain or as a uid. What there is not is left out, as Magento does.
 */
function getSkus({ database }: RequestContext, products: readonly (string | null)[]): string[] {
  return products.flatMap((name) => {
    const id = /^\d{1,15}$/.test(name ?? '') ? Number(name) : decodeNumericUid(name ?? '');
    const product = id === null ? undefined : findProductById(database, id);
    return product?.visible ? [product.sku] : [];
  });
}

/** Does the same with each product that a change names, and answers the list. */
function change(
  context: RequestContext,
  { input }: ChangeArguments,
  apply: (list: CompareListRecord, sku: string) => void,
) {
  const list = findOwnList(context, input?.uid ?? '');
  if (!list) throw inputError('"uid" value does not exist');
  context.database.transaction(() => {
    for (const sku of getSkus(context, input?.products ?? [])) apply(list, sku);
  });
  return compareListSource(context, list);
}

/** Takes the products of the customer's former list over into the one that becomes theirs. */
function giveToCustomer(context: RequestContext, list: CompareListRecord, customerId: number): void {
  const { database } = context;
  const former = findCustomerCompareList(database, customerId);
  assignCompareList(database, list.id, customerId);
  if (!former || former.id === list.id) return;
  for (const { product } of compareListSource(context, former).items) addCompareItem(database, list.id, product.sku);
  deleteCompareList(database, former.id);
}

/** Lists of products to compare, of guests and customers. */
export const compareModule: BackendModule = {
  name: 'compare',
  sql: COMPARE_SQL,
  typeDefs: ['compare.graphql'],
  resolvers: {
    Query: {
      compareList(_: unknown, { uid }: { uid: string }, context: RequestContext) {
        const list = findOwnList(context, uid);
        return list ? compareListSource(context, list) : null;
      },
    },
    Mutation: {
      createCompareList(
        _: unknown,
        { input }: { input?: { products?: readonly (string | null)[] | null } | null },
        context: RequestContext,
      ) {
        const { database, customer } = context;
        const own = customer ? findCustomerCompareList(database, customer.id) : undefined;
        const uid = own?.uid ?? newSecret();
        if (!own) insertCompareList(database, uid, customer?.id ?? null);
        return change(context, { input: { uid, products: input?.products ?? [] } }, ({ id }, sku) =>
          addCompareItem(database, id, sku),
        );
      },
      addProductsToCompareList: (_: unknown, args: ChangeArguments, context: RequestContext) =>
        change(context, args, ({ id }, sku) => addCompareItem(context.database, id, sku)),
      removeProductsFromCompareList: (_: unknown, args: ChangeArguments, context: RequestContext) =>
        change(context, args, ({ id }, sku) => removeCompareItem(context.database, id, sku)),
      assignCompareListToCustomer(_: unknown, { uid }: { uid: string }, context: RequestContext) {
        const { database, customer } = context;
        if (!customer) throw inputError('Customer must be logged');
        const list = findOwnList(context, uid);
        if (!list) return { result: false, compare_list: null };
        database.transaction(() => giveToCustomer(context, list, customer.id));
        return { result: true, compare_list: compareListSource(context, list) };
      },
      deleteCompareList(_: unknown, { uid }: { uid: string }, context: RequestContext) {
        const list = findOwnList(context, uid);
        if (list) deleteCompareList(context.database, list.id);
        return { result: list !== undefined };
      },
    },
    Customer: {
      compare_list({ id }: { id: number }, _: unknown, context: RequestContext) {
        const list = findCustomerCompareList(context.database, id);
        return list ? compareListSource(context, list) : null;
      },
    },
  },
};
