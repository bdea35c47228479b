import { defaultFieldResolver } from 'graphql';
import type {
  GraphQLField,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
} from 'graphql';
import { CommerceError, inputError, noSuchEntity } from '../graphql-error.ts';
import { encodeUid } from '../uid.ts';
import type { ReleaseHabits } from './release.ts';

type Resolve = NonNullable<GraphQLField<unknown, unknown>['resolve']>;

const hasFields = (type: GraphQLNamedType): type is GraphQLObjectType | GraphQLInterfaceType =>
  ['GraphQLObjectType', 'GraphQLInterfaceType'].includes(type[Symbol.toStringTag]);

const isProduct = (type: GraphQLNamedType): boolean =>
  hasFields(type) && type.getInterfaces().some(({ name }) => name === 'ProductInterface');

const isInput = (type: GraphQLNamedType | undefined): type is GraphQLInputObjectType =>
  type?.[Symbol.toStringTag] === 'GraphQLInputObjectType';

const isScalar = (type: GraphQLNamedType | undefined): type is GraphQLScalarType =>
  type?.[Symbol.toStringTag] === 'GraphQLScalarType';

/** Takes a field away from a type, and from all types that have it of this one. */
function removeField(schema: GraphQLSchema, typeName: string, field: string): void {
  const input = schema.getType(typeName);
  if (isInput(input)) Reflect.deleteProperty(input.getFields(), field);
  for (const type of Object.values(schema.getTypeMap())) {
    if (hasFields(type) && (type.name === typeName || type.getInterfaces().some(({ name }) => name === typeName)))
      Reflect.deleteProperty(type.getFields(), field);
  }
}

/** Gives a required field of an input another name. */
function renameInput(schema: GraphQLSchema, typeName: string, from: string, to: string): void {
  const input = schema.getType(typeName);
  const fields = isInput(input) ? input.getFields() : {};
  const field = fields[from];
  if (field) fields[to] = { ...field, name: to };
  Reflect.deleteProperty(fields, from);
}

function wrapField(schema: GraphQLSchema, typeName: string, name: string, wrap: (resolve: Resolve) => Resolve): void {
  const type = schema.getType(typeName);
  const field = type && hasFields(type) ? type.getFields()[name] : undefined;
  if (field) field.resolve = wrap(field.resolve ?? defaultFieldResolver);
}

/**
 * Before 2.4.8 the first refusal of a change is an error, and that for a line which is gone has a category of its own.
 */
const refusingWithError =
  (resolve: Resolve): Resolve =>
  async (...parameters) => {
    const answer: unknown = await resolve(...parameters);
    const errors: unknown = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : [];
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
    if (typeof first !== 'object' || first === null || !('message' in first)) return answer;
    const isGone = 'code' in first && first.code === 'COULD_NOT_FIND_CART_ITEM';
    throw (isGone ? noSuchEntity : inputError)(String(first.message));
  };

/** In 2.4.7 refusals of an order are listed in the answer; before, they are errors without a code. */
const refusingOrders =
  (how: 'error' | 'listed') =>
  (resolve: Resolve): Resolve =>
  async (...parameters) => {
    try {
      return await resolve(...parameters);
    } catch (error) {
      const code = error instanceof CommerceError ? error.extensions['error_code'] : undefined;
      if (!(error instanceof CommerceError) || code === undefined) throw error;
      if (how === 'error') throw inputError(error.message);
      return { order: null, orderV2: null, errors: [{ code, message: error.message }] };
    }
  };

/** `Cart.items` lists all lines, as `itemsV2` does page by page. */
function keepLostLines(schema: GraphQLSchema): void {
  const cart = schema.getType('Cart');
  const resolvePage = cart && hasFields(cart) ? cart.getFields()['itemsV2']?.resolve : undefined;
  if (!resolvePage) return;
  wrapField(schema, 'Cart', 'items', () => async (source, _, context, info) => {
    const page: unknown = await resolvePage(
      source,
      { pageSize: Number.MAX_SAFE_INTEGER, currentPage: 1 },
      context,
      info,
    );
    return typeof page === 'object' && page !== null && 'items' in page ? page.items : null;
  });
}

/** The first `cancelOrder` reads `order_id` as a number, so that a uid is 0 to it. */
const cancelingById =
  (resolve: Resolve): Resolve =>
  (source, parameters: { input: { order_id: string } }, ...others) => {
    const { input } = parameters;
    const id = Number.parseInt(input.order_id, 10) || 0;
    if (id === 0) throw inputError('Required parameter "order_id" is missing or incorrect.');
    return resolve(source, { input: { ...input, order_id: encodeUid(id) } }, ...others);
  };

/** `gift_message_available` of every product is `1`, as of one whose own setting allows gift messages. */
function giveGiftSettingAsText(schema: GraphQLSchema): void {
  const text = schema.getType('String');
  for (const type of Object.values(schema.getTypeMap())) {
    const field = hasFields(type) ? type.getFields()['gift_message_available'] : undefined;
    if (!field || !isScalar(text)) continue;
    field.type = text;
    field.resolve = () => '1';
  }
}

const escapes: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Product names come escaped for HTML. */
function escapeNames(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isProduct(type)) continue;
    wrapField(schema, type.name, 'name', (resolve) => async (...parameters) => {
      const name: unknown = await resolve(...parameters);
      return typeof name === 'string' ? name.replace(/["<>]/gu, (character) => escapes[character] ?? character) : name;
    });
  }
}

/** Gives the schema of 2.4.8 the fields and refusals of another release. */
export function adaptSchema(
  schema: GraphQLSchema,
  {
    cancelsOrdersById,
    datesOrdersIn,
    escapesNames,
    findsOrdersBy,
    givesGiftSettingAsText,
    keepsLostLines,
    lacks,
    listsUpdateRefusals,
    orderRefusal,
  }: ReleaseHabits,
): void {
  if (!listsUpdateRefusals) wrapField(schema, 'Mutation', 'updateCartItems', refusingWithError);
  if (orderRefusal !== 'coded-error') wrapField(schema, 'Mutation', 'placeOrder', refusingOrders(orderRefusal));
  if (keepsLostLines) keepLostLines(schema);
  if (cancelsOrdersById) wrapField(schema, 'Mutation', 'cancelOrder', cancelingById);
  if (datesOrdersIn === 'UTC') {
    const order = schema.getType('CustomerOrder');
    const resolveUtc = order && hasFields(order) ? order.getFields()['created_at']?.resolve : undefined;
    if (resolveUtc) wrapField(schema, 'CustomerOrder', 'order_date', () => resolveUtc);
  }
  if (givesGiftSettingAsText) giveGiftSettingAsText(schema);
  if (escapesNames) escapeNames(schema);
  if (findsOrdersBy === 'postcode') renameInput(schema, 'OrderInformationInput', 'lastname', 'postcode');
  for (const path of lacks) {
    const [type = '', field = ''] = path.split('.');
    removeField(schema, type, field);
  }
}

/** Words the messages that stand in answers, such as `user_errors`, as those of errors are worded. */
export function adaptResponses(schema: GraphQLSchema, wordsOf: (message: string) => string): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!hasFields(type) || type[Symbol.toStringTag] !== 'GraphQLObjectType' || type.name.startsWith('__')) continue;
    for (const name of ['message', 'not_available_message']) {
      const field = type.getFields()[name];
      if (!field) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (...parameters) => {
        const message: unknown = await resolve(...parameters);
        return typeof message === 'string' ? wordsOf(message) : message;
      };
    }
  }
}
