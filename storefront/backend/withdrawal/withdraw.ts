import { insertComment, findShipment } from '../checkout/fulfillment-repository.ts';
import { readOptions } from '../checkout/order-json.ts';
import { listOrderItems } from '../checkout/order-parts-repository.ts';
import type { OrderItemRecord } from '../checkout/order-parts-repository.ts';
import { findOrder } from '../checkout/order-repository.ts';
import type { OrderRecord } from '../checkout/order-repository.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import { inputError, noSuchEntity, tooManyRequests } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { decodeNumericUid, encodeUid } from '../uid.ts';
import { withdrawalMails } from './withdrawal-mail.ts';
import type { WithdrawnLine } from './withdrawal-mail.ts';
import { isoDay, lastWithdrawalDay } from './withdrawal-period.ts';
import { findOrderIdByToken } from './withdrawal-tokens.ts';
import { findWithdrawal, insertWithdrawal, withdrawnQuantity } from './withdrawal-repository.ts';

/** Which order: by the secret of a mail about it or, for the customer who placed it, by its number. */
export interface OrderReference {
  token?: string | null;
  number?: string | null;
}

/** A statement of withdrawal. */
export interface WithdrawalInput {
  order: OrderReference;
  items: readonly { uid: string; quantity: number }[];
  request_id: string;
}

/** The same answer for an unknown secret, an expired one, an unknown number and the order of another customer. */
const notLocated = () => noSuchEntity("We couldn't locate an order with the information provided.");

const getName = (item: OrderItemRecord) =>
  [item.name, ...readOptions(item.options).map(({ value }) => value)].join(', ');

/** @throws CommerceError when contracts cannot be withdrawn from online */
export function requireWithdrawal({ withdrawal }: RequestContext): void {
  if (!withdrawal) throw inputError('Contracts cannot be withdrawn from online.');
}

/** @throws CommerceError graphql-too-many-requests after too many wrong secrets of one client */
function findByToken(context: RequestContext, token: string): OrderRecord | undefined {
  const attempt = beginAttempt(context, 'open-withdrawal', token);
  if (!attempt) throw tooManyRequests();
  const id = findOrderIdByToken(context, token);
  if (id === undefined) return undefined;
  attempt.succeed();
  return findOrder(context.database, 'id', id);
}

function findOwn({ customer, database }: RequestContext, number: string): OrderRecord | undefined {
  const order = customer ? findOrder(database, 'number', number.trim()) : undefined;
  return order?.customer_id === customer?.id ? order : undefined;
}

/** @throws CommerceError when contracts cannot be withdrawn from online, or the caller may not open such an order */
function requireOrder(context: RequestContext, { token, number }: OrderReference): OrderRecord {
  requireWithdrawal(context);
  const order = token ? findByToken(context, token) : findOwn(context, number ?? '');
  if (!order || order.state === 'canceled') throw notLocated();
  return order;
}

/**
 * Lines with what can still be withdrawn of them. A gift goes back with what it came for and is no contract of its own.
 */
function openLines({ database }: RequestContext, order: OrderRecord): { item: OrderItemRecord; left: number }[] {
  return listOrderItems(database, order.id)
    .filter(({ unit_price: price }) => price > 0)
    .map((item) => ({ item, left: item.quantity - withdrawnQuantity(database, item.id) }))
    .filter(({ left }) => left > 0);
}

function lastDay({ database, storeView }: RequestContext, order: OrderRecord): string | null {
  return lastWithdrawalDay(findShipment(database, order.id)?.created_at, storeView);
}

/** @throws CommerceError when the period is over */
function requirePeriod(context: RequestContext, order: OrderRecord): void {
  const last = lastDay(context, order);
  if (last !== null && isoDay(context.now(), context.storeView.timezone) > last) {
    throw inputError('The withdrawal period has ended.', { error_code: 'WITHDRAWAL_PERIOD_ENDED' });
  }
}

/**
 * What can still be withdrawn from an order.
 * @throws CommerceError graphql-no-such-entity without such an order, graphql-input with WITHDRAWAL_PERIOD_ENDED after
 * the period
 */
export function withdrawableOrder(context: RequestContext, reference: OrderReference): Record<string, unknown> {
  const order = requireOrder(context, reference);
  requirePeriod(context, order);
  return {
    number: order.number,
    email: order.email,
    order_date: magentoDateTime(order.created_at),
    last_day: lastDay(context, order),
    items: openLines(context, order).map(({ item, left }) => ({
      uid: encodeUid(item.id),
      name: item.name,
      options: readOptions(item.options).map(({ label, value }) => `${label}: ${value}`),
      quantity: left,
    })),
  };
}

/** Whether a quantity can be given back of what is left: a whole number of pieces, or all of a fraction. */
const isPart = (quantity: number, left: number) =>
  quantity === left || (Number.isInteger(quantity) && quantity > 0 && quantity < left);

/** Each named line with its quantity. @throws CommerceError for a line or a quantity that the order does not have */
function requireLines(context: RequestContext, order: OrderRecord, items: WithdrawalInput['items']) {
  if (items.length === 0) throw inputError('Choose the products from which you withdraw.');
  const open = new Map(openLines(context, order).map((line) => [line.item.id, line]));
  return items.map(({ uid, quantity }) => {
    const id = decodeNumericUid(uid);
    const line = id === null ? undefined : open.get(id);
    // Each line once.
    if (!line || !open.delete(line.item.id) || !isPart(quantity, line.left)) {
      throw inputError('The order has no such product to withdraw from.');
    }
    return { orderItemId: line.item.id, quantity, name: getName(line.item) };
  });
}

/**
 * Takes a statement of withdrawal, once: statement, remark on the order and mails happen together or not at all.
 * @throws CommerceError
 */
export function withdraw(context: RequestContext, input: WithdrawalInput): Record<string, unknown> {
  const { database } = context;
  const receipt = database.transaction(() => {
    const order = requireOrder(context, input.order);
    const known = findWithdrawal(database, input.request_id);
    if (known && known.order_id !== order.id) throw inputError('The "request_id" has been used for another order.');
    if (known) return { number: order.number, received_at: known.created_at };
    requirePeriod(context, order);
    const lines = requireLines(context, order, input.items);
    const at = context.now();
    insertWithdrawal(
      database,
      { order_id: order.id, request_id: input.request_id, created_at: at.toISOString() },
      lines,
    );
    const told: WithdrawnLine[] = lines;
    insertComment(
      database,
      order.id,
      `Przyjęliśmy odstąpienie od umowy: ${told.map(({ name, quantity }) => `${name} (${quantity} szt.)`).join('; ')}.`,
      at.toISOString(),
    );
    for (const mail of withdrawalMails(order, told, at, context)) queueMail(context, mail);
    return { number: order.number, received_at: at.toISOString() };
  });
  deliverMails(context);
  return receipt;
}
