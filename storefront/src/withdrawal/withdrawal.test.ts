import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceAfter,
  choose,
  chosenLines,
  firstChoice,
  lineName,
  toWithdrawableOrder,
  getStatement,
  type WithdrawableOrder,
} from './withdrawal.ts';

const lines = [
  { uid: 'MQ==', name: 'Witamina C', options: [], quantity: 3 },
  { uid: 'Mg==', name: 'Białko', options: ['Smak: Truskawka', 'Wielkość: 900 g'], quantity: 1 },
];
const order: WithdrawableOrder = {
  number: '000000012',
  email: 'ola@example.com',
  date: '2026-11-21T09:15:00Z',
  lastDay: null,
  lines,
};

describe('an order to withdraw from', () => {
  it('is read with its day', () => {
    const answer = {
      number: '000000012',
      email: 'ola@example.com',
      order_date: '2026-11-21 09:15:00',
      last_day: null,
      items: lines.map((line) => ({ ...line, options: [...line.options] })),
    };
    expect(toWithdrawableOrder(answer)).toEqual(order);
    expect(toWithdrawableOrder(null)).toBeNull();
  });

  it('names a line with its options', () => {
    expect(lines.map(lineName)).toEqual(['Witamina C', 'Białko (Smak: Truskawka, Wielkość: 900 g)']);
  });
});

describe('the choice', () => {
  it('is empty at first, unless there is one line only', () => {
    expect(firstChoice(order)).toEqual({});
    expect(firstChoice({ ...order, lines: lines.slice(0, 1) })).toEqual({ 'MQ==': 3 });
    expect(firstChoice({ ...order, lines: [] })).toEqual({});
  });

  it('is the same statement while it is the same choice, and another one with another', () => {
    const first = getStatement({ 'MQ==': 1, 'Mg==': 1 }, null);
    expect(getStatement({ 'Mg==': 1, 'MQ==': 1 }, first)).toBe(first);
    const other = getStatement({ 'MQ==': 2, 'Mg==': 1 }, first);
    expect(other.choice).toEqual({ 'MQ==': 2, 'Mg==': 1 });
    expect(other.requestId).not.toBe(first.requestId);
  });

  it('stays while the order is as it was, and is made again once the statement before was received', () => {
    const choice = { 'MQ==': 1 };
    expect(choiceAfter(order, { ...order, lines: lines.map((line) => ({ ...line })) }, choice)).toBe(choice);
    const received = { ...order, lines: lines.map((line) => (line.uid === 'MQ==' ? { ...line, quantity: 2 } : line)) };
    expect(choiceAfter(order, received, choice)).toEqual({});
    expect(choiceAfter(order, { ...order, lines: lines.slice(0, 1) }, choice)).toEqual({});
  });

  it('never holds more of a line than was ordered, nor anything that was not', () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom(...lines),
        fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double({ min: 0, max: 5, noNaN: true })),
      ),
    );
    fc.assert(
      fc.property(steps, (changes) => {
        const choice = changes.reduce((before, [line, quantity]) => choose(before, line, quantity), firstChoice(order));
        for (const { line, quantity } of chosenLines(order, choice)) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= line.quantity).toBe(true);
        }
        const last = changes.at(-1);
        if (last) expect(choice[last[0].uid] ?? 0).toBe(Math.min(Math.max(0, Math.trunc(last[1])), last[0].quantity));
      }),
    );
  });

  it('keeps the order of the screen', () => {
    const choice = lines.toReversed().reduce((before, line) => choose(before, line, 1), firstChoice(order));
    expect(chosenLines(order, choice).map(({ line }) => line.uid)).toEqual(['MQ==', 'Mg==']);
  });
});
