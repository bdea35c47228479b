import { insertComment, findShipment } from '../checkout/fulfilment-repository.ts';
import { readOptions } from '../checkout/order-json.ts';
import { listOrderItems } from '../checkout/order-parts-repository.ts';
import type { OrderItemRecord } from '../checkout/order-parts-repository.ts';
import { findOrder } from '../checkout/order-repository.ts';
import type { OrderRecord } from '../checkout/order-repository.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import { emailKey } from '../customer/email-address.ts';
import { inputError, noSuchEntity } from '../graphql-error.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { decodeNumericUid, encodeUid } from '../uid.ts';
import { withdrawalMails } from './withdrawal-mail.ts';
import type { WithdrawnLine } from './withdrawal-mail.ts';
import { isoDay, lastWithdrawalDay } from './withdrawal-period.ts';
import { findWithdrawal, insertWithdrawal, withdrawnQuantity } from './withdrawal-repository.ts';

/** Which order, told by somebody without an account. */
interface OrderFacts {
  number: string;
  email: string;
}

/** A statement of withdrawal. */
export interface WithdrawalInput extends OrderFacts {
  items: readonly { uid: string; quantity: number }[];
  request_id: string;
}

/** The same answer for an unknown number and for another address: nobody can try out whose order it is. */
const notLocated = () => noSuchEntity("We couldn't locate an order with the information provided.");

const nameOf = (item: OrderItemRecord) => [item.name, ...readOptions(item.options).map(({ value }) => value)].join(', ');

/** @throws CommerceError when contracts cannot be withdrawn from on-line, or there is no such order */
function requireOrder({ database, withdrawal }: RequestContext, { number, email }: OrderFacts): OrderRecord {
  if (!withdrawal) throw inputError('Contracts cannot be withdrawn from on-line.');
  const order = findOrder(database, 'number', number.trim());
  if (!order || order.state === 'canceled' || emailKey(order.email) !== emailKey(email)) throw notLocated();
  return order;
}

/** Lines with what can still be withdrawn of them. A gift goes back with what it came for and is no contract of its own. */
function openLines({ database }: RequestContext, order: OrderRecord): { item: OrderItemRecord; left: number }[] {
  return listOrderItems(database, order.id)
    .filter(({ unit_price: price }) => price > 0)
    .map((item) => ({ item, left: item.quantity - withdrawnQuantity(database, item.id) }))
    .filter(({ left }) => left > 0);
}

function lastDay({ database, storeView }: RequestContext, order: OrderRecord): string | null {
  return lastWithdrawalDay(findShipment(database, order.id)?.created_at, storeView.timezone);
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
 * @throws CommerceError graphql-no-such-entity without such an order, graphql-input with WITHDRAWAL_PERIOD_ENDED after the period
 */
export function withdrawableOrder(context: RequestContext, facts: OrderFacts): Record<string, unknown> {
  const order = requireOrder(context, facts);
  requirePeriod(context, order);
  return {
    number: order.number,
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

/** Each named line with its quantity. @throws CommerceError for a line or a quantity that the order does not have */
function requireLines(context: RequestContext, order: OrderRecord, items: WithdrawalInput['items']) {
  if (items.length === 0) throw inputError('Choose the products from which you withdraw.');
  const open = new Map(openLines(context, order).map((line) => [line.item.id, line]));
  return items.map(({ uid, quantity }) => {
    const id = decodeNumericUid(uid);
    const line = id === null ? undefined : open.get(id);
    // Each line once.
    if (!line || !open.delete(line.item.id) || !Number.isInteger(quantity) || quantity < 1 || quantity > line.left) {
      throw inputError('The order has no such product to withdraw from.');
    }
    return { orderItemId: line.item.id, quantity, name: nameOf(line.item) };
  });
}

/**
 * Takes a statement of withdrawal, once: statement, remark on the order and mails happen together or not at all.
 * @throws CommerceError
 */
export function withdraw(context: RequestContext, input: WithdrawalInput): Record<string, unknown> {
  const { database } = context;
  const receipt = database.transaction(() => {
    const order = requireOrder(context, input);
    const known = findWithdrawal(database, input.request_id);
    if (known && known.order_id === order.id) return { number: order.number, received_at: known.created_at };
    requirePeriod(context, order);
    const lines = requireLines(context, order, input.items);
    const at = context.now();
    insertWithdrawal(database, { order_id: order.id, request_id: input.request_id, created_at: at.toISOString() }, lines);
    const told: WithdrawnLine[] = lines;
    insertComment(database, order.id, `Przyjęliśmy odstąpienie od umowy: ${told.map(({ name, quantity }) => `${name} (${quantity} szt.)`).join('; ')}.`, at.toISOString());
    for (const mail of withdrawalMails(order, told, at, context.storeView)) queueMail(context, mail);
    return { number: order.number, received_at: at.toISOString() };
  });
  deliverMails(context);
  return receipt;
}
