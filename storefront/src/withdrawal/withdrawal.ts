import { createRandomId, toIsoDateTime, type ResultOf } from '../commerce/index.ts';
import type { MessageId } from '../i18n/index.ts';
import type { LinkRequest } from './find-order.tsx';
import type { OrderAccess } from './order-access.ts';
import type { withdrawableOrderQuery } from './withdrawal-operations.ts';

/** A product that can be withdrawn from. */
export interface WithdrawableLine {
  uid: string;
  name: string;
  /** Chosen options, e.g. `Smak: malina`. */
  options: readonly string[];
  /** Pieces that can still be withdrawn. */
  quantity: number;
}

/** An order as the page of withdrawal shows it. */
export interface WithdrawableOrder {
  number: string;
  /** Address to which the receipt goes. */
  email: string;
  /** ISO date and time. */
  date: string;
  /** Last day of the period, as an ISO date; null while it has not begun. */
  lastDay: string | null;
  lines: readonly WithdrawableLine[];
}

/** Pieces of each line, by its uid; a line that is not withdrawn from is absent. */
export type Choice = Readonly<Record<string, number>>;

/** What is withdrawn from, under an id: however often it is sent, it counts once. */
export interface Statement {
  choice: Choice;
  requestId: string;
}

/** How far a withdrawal has come: the order is opened, the statement is made, and given with the confirmation. */
export type WithdrawalStep =
  /** `problem`: why an order could not be opened; null before. */
  | { step: 'find'; request: LinkRequest; problem: MessageId | null }
  | { step: 'sent'; request: LinkRequest }
  | { step: 'open'; access: OrderAccess }
  /** `last`: what was about to be confirmed before; null at first. */
  | { step: 'choose'; access: OrderAccess; order: WithdrawableOrder; choice: Choice; last: Statement | null }
  | { step: 'confirm'; access: OrderAccess; order: WithdrawableOrder; statement: Statement }
  | { step: 'done'; number: string; email: string; receivedAt: string };

type OrderResponse = ResultOf<typeof withdrawableOrderQuery.document>['withdrawableOrder'];

/** Reads an order; null when the backend gives none. */
export function toWithdrawableOrder(answer: OrderResponse): WithdrawableOrder | null {
  if (!answer) return null;
  const { number, email, order_date: date, last_day: lastDay, items } = answer;
  return {
    number,
    email,
    date: toIsoDateTime(date),
    lastDay,
    lines: items.map(({ uid, name, options, quantity }) => ({ uid, name, options, quantity })),
  };
}

/** Nothing is chosen for the shopper, unless there is nothing to choose. */
export function firstChoice({ lines }: WithdrawableOrder): Choice {
  const [only, ...others] = lines;
  return only && others.length === 0 ? { [only.uid]: only.quantity } : {};
}

/** The choice with another quantity of one line; 0 leaves the line out. Never more than the line has. */
export function choose(choice: Choice, line: WithdrawableLine, quantity: number): Choice {
  const others = Object.entries(choice).filter(([uid]) => uid !== line.uid);
  const wanted = Math.min(Math.max(0, Math.trunc(quantity)), line.quantity);
  return Object.fromEntries(wanted > 0 ? [...others, [line.uid, wanted]] : others);
}

/** The statement of a choice: the same choice is the same statement, for the one before may have been received. */
export function getStatement(choice: Choice, last: Statement | null): Statement {
  const isSame =
    last && JSON.stringify(Object.entries(last.choice).sort()) === JSON.stringify(Object.entries(choice).sort());
  return isSame ? last : { choice, requestId: createRandomId() };
}

/**
 * What stays chosen in an order that was read again: nothing once another quantity is left, for then the statement
 * before was received.
 */
export function choiceAfter(before: WithdrawableOrder, now: WithdrawableOrder, choice: Choice): Choice {
  return JSON.stringify(now.lines) === JSON.stringify(before.lines) ? choice : {};
}

/** The chosen lines with their quantities, in the order of the screen. */
export function chosenLines(
  { lines }: WithdrawableOrder,
  choice: Choice,
): { line: WithdrawableLine; quantity: number }[] {
  return lines.flatMap((line) => {
    const quantity = choice[line.uid] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/** Name of a line with its options. */
export const lineName = ({ name, options }: WithdrawableLine): string =>
  options.length > 0 ? `${name} (${options.join(', ')})` : name;
