// @vitest-environment jsdom
import { createElement, useState, type ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { replayEvents, type QueuedEvent } from './replay-events.ts';

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

describe('replayEvents', () => {
  it('does again, in its order, what was done before React had taken over', async () => {
    log.length = 0;
    document.body.innerHTML = `<div id="root">${renderToString(createElement(Form))}</div>`;
    find('input').value = '3';
    find('select').value = 'b';
    const acts: QueuedEvent[] = [
      { type: 'input', target: find('input'), value: '3' },
      { type: 'input', target: find('select'), value: 'b' },
      { type: 'press', target: find('button') },
      { type: 'key', target: find('button'), key: 'ArrowRight' },
      { type: 'press', target: document.createElement('button') },
    ];
    await act(async () => {
      hydrateRoot(find('div'), createElement(Form));
      await Promise.resolve();
    });
    await act(() => replayEvents(acts));
    expect(log).toEqual(['3 b', 'ArrowRight']);
    expect(find('input').value).toBe('3');
    expect(find('select').value).toBe('b');
  });
});
