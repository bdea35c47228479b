// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preserveFormState } from './preserve-form-state.ts';

const markup = '<a href="/a">A</a><input type="email"><input type="checkbox"><button type="button">B</button>';
const find = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');

/** Renders the same markup again, as React does when it takes over. */
function drawAgain(pressed: Element | null = null): void {
  const element = find('div');
  const giveBack = preserveFormState(element, pressed);
  element.innerHTML = markup;
  giveBack();
}

beforeEach(() => {
  document.body.innerHTML = `<div>${markup}</div>`;
});

describe('preserveFormState', () => {
  it('gives the focus to the control at the same place', () => {
    find('button').focus();
    drawAgain();
    expect(document.activeElement).toBe(find('button'));
  });

  it('gives back what was typed, and tells those who listen', () => {
    find('[type=email]').value = 'jan@';
    const onInput = vi.fn();
    find('div').addEventListener('input', onInput);
    drawAgain();
    expect(find('[type=email]').value).toBe('jan@');
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('presses the button again that could do nothing yet, and no other', () => {
    const onClick = vi.fn();
    find('div').addEventListener('click', onClick);
    drawAgain(find('button'));
    expect(onClick).toHaveBeenCalledOnce();
    drawAgain();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
