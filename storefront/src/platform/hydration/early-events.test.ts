// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeEarlyEvents } from './early-events.ts';

const click = { bubbles: true, cancelable: true };

beforeEach(() => {
  window.witrynaEvents = [];
  for (const type of ['click', 'change'])
    window.addEventListener(type, (event) => window.witrynaEvents?.push(event), { capture: true, once: true });
});

function add<Element extends HTMLElement>(element: Element): Element {
  document.body.append(element);
  return element;
}

describe('takeEarlyEvents', () => {
  it('returns the link that the boot script has kept the browser from following, and no other', () => {
    const link = add(Object.assign(document.createElement('a'), { href: '#menu' }));
    link.dispatchEvent(new MouseEvent('click', click));
    expect(takeEarlyEvents(window)).toEqual([]);

    window.witrynaEvents = [];
    window.addEventListener('click', (event) => window.witrynaEvents?.push(event), { capture: true, once: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent('click', click));
    expect(takeEarlyEvents(window)).toEqual([{ type: 'press', target: link }]);
    expect(window.witrynaEvents).toBeNull();
  });

  it('returns the state of a radio button', () => {
    const radio = add(Object.assign(document.createElement('input'), { type: 'radio', checked: true }));
    radio.dispatchEvent(new Event('change', { bubbles: true }));
    expect(takeEarlyEvents(window)).toEqual([{ type: 'check', target: radio, checked: true }]);
  });
});
