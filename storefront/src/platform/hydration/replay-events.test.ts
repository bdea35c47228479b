// @vitest-environment jsdom
import { createElement, useState, type ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setNativeValue } from './set-native-value.ts';
import { replayEvents, type QueuedEvent } from './replay-events.ts';
import { replayQueuedEvents } from './replay-queued-events.ts';

const log: string[] = [];

function Form() {
  const [amount, setAmount] = useState('1');
  const [order, setOrder] = useState('a');
  return createElement(
    'main',
    null,
    createElement('input', {
      type: 'text',
      value: amount,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setAmount(currentTarget.value),
    }),
    createElement(
      'select',
      { value: order, onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => setOrder(currentTarget.value) },
      createElement('option', null, 'a'),
      createElement('option', null, 'b'),
    ),
    createElement('button', {
      type: 'button',
      onClick: () => log.push(`${amount} ${order}`),
      onKeyDown: ({ key }) => log.push(key),
    }),
  );
}

function find<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.querySelector(name);
  if (!element) throw new Error(`There is no ${name}.`);
  return element;
}

function prepare() {
  log.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(createElement(Form))}</div>`;
}

const hydrate = () =>
  act(async () => {
    hydrateRoot(find('div'), createElement(Form));
    await Promise.resolve();
  });

describe('replayQueuedEvents', () => {
  it('leaves what has been typed since then', async () => {
    prepare();
    await hydrate();
    replayQueuedEvents([
      { type: 'input', target: find('input'), value: '3' },
      { type: 'press', target: find('button') },
    ]);
    act(() => setNativeValue(find('input'), '34'));
    await act(() => vi.waitFor(() => expect(log).not.toEqual([])));
    expect(log).toEqual(['34 a']);
    expect(find('input').value).toBe('34');
  });

  it('leaves the radio button that has been chosen since then', async () => {
    document.body.innerHTML = '<input type="radio" name="size"><input type="radio" name="size"><button></button>';
    const [first, second] = document.querySelectorAll('input');
    if (!first || !second) throw new Error('There are no radio buttons.');
    first.click();
    let isReplayed = false;
    find('button').addEventListener('click', () => (isReplayed = true));
    replayQueuedEvents([
      { type: 'check', target: first, checked: true },
      { type: 'press', target: find('button') },
    ]);
    second.click();
    await vi.waitFor(() => expect(isReplayed).toBe(true));
    expect([first.checked, second.checked]).toEqual([false, true]);
  });
});

describe('replayEvents', () => {
  it('does again, in its order, what was done before React had taken over', async () => {
    prepare();
    find('input').value = '3';
    find('select').value = 'b';
    const acts: QueuedEvent[] = [
      { type: 'input', target: find('input'), value: '3' },
      { type: 'input', target: find('select'), value: 'b' },
      { type: 'press', target: find('button') },
      { type: 'key', target: find('button'), key: 'ArrowRight' },
      { type: 'press', target: document.createElement('button') },
    ];
    await hydrate();
    await act(() => replayEvents(acts));
    expect(log).toEqual(['3 b', 'ArrowRight']);
    expect(find('input').value).toBe('3');
    expect(find('select').value).toBe('b');
  });
});
