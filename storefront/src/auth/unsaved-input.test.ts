// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { watchUnsavedInput, type UnsavedInput } from './unsaved-input.ts';

let watch: UnsavedInput | undefined;
afterEach(() => {
  watch?.stop();
  document.body.replaceChildren();
});

function field(type: string): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'));
  input.type = type;
  return input;
}

function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('knows of text that was typed and is still there', () => {
  watch = watchUnsavedInput(document);
  const street = field('text');
  expect(watch.exists()).toBe(false);
  type(street, 'Klonowa 12');
  expect(watch.exists()).toBe(true);
  type(street, '');
  expect(watch.exists()).toBe(false);
  type(street, 'Klonowa 12');
  street.remove();
  expect(watch.exists()).toBe(false);
});

it.each(['password', 'search'])('does not care for a field of type %s', (kind) => {
  watch = watchUnsavedInput(document);
  type(field(kind), 'abc');
  expect(watch.exists()).toBe(false);
});
