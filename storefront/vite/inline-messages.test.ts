import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineIds, readTables } from './inline-messages.ts';

const parse = (code: string) => parseSync('module.ts', code).program;
const tables = new Map([['messages', new Map([['title', 'cart.title'], ['empty', 'cart.empty']])]]);
const inline = (code: string) => inlineIds(code, parse(code), tables);

describe('readTables', () => {
  it('reads keys and ids of every table of a module', () => {
    const source = `export const a = defineMessages({ one: { id: 'x.one', defaultMessage: 'One' }, two: { id: 'x.two', defaultMessage: \`Two\` } });
      const other = { three: { id: 'x.three' } };
      export const b = defineMessages({});`;
    expect(Object.fromEntries([...readTables(parse(source))].map(([name, table]) => [name, Object.fromEntries(table)]))).toEqual({
      a: { one: 'x.one', two: 'x.two' },
      b: {},
    });
  });
});

describe('inlineIds', () => {
  it('writes ids in place of every use', () => {
    expect(inline('t(messages.title); x ? messages.empty : messages.title')).toBe('t(({id:"cart.title"})); x ? ({id:"cart.empty"}) : ({id:"cart.title"})');
    expect(inline('const entry = { text: messages.title, spread: { ...messages.empty } };')).toBe(
      'const entry = { text: ({id:"cart.title"}), spread: { ...({id:"cart.empty"}) } };',
    );
  });

  it.each([
    ['keys that the table lacks', 'messages.length'],
    ['properties of others', 'refusal.messages.title'],
    ['computed keys', 'messages[title]'],
    ['tables as a whole', 'show(messages)'],
    ['names that mean something else', 'const show = (messages) => messages.title; messages.title'],
    ['names that are declared anew', 'function f() { const { messages } = x; return messages.title; }'],
  ])('leaves %s alone', (_, code) => {
    expect(inline(code)).toBeUndefined();
  });
});
