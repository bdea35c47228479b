// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preserveFormState } from './preserve-form-state.ts';

const markup = '<a href="/a">A</a><input type="email"><input type="checkbox"><button type="button">B</button>';
const find = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');

/** Renders the same markup again, as React does when it takes over. */
async function drawAgain(pressed: Element | null = null): Promise<void> {
  const element = find('div');
  const giveBack = await preserveFormState(element, () => pressed);
  element.innerHTML = markup;
  giveBack();
}

beforeEach(() => {
  document.body.innerHTML = `<div>${markup}</div>`;
});

describe('preserveFormState', () => {
  it('gives the focus to the control at the same place', async () => {
    find('button').focus();
    await drawAgain();
    expect(document.activeElement).toBe(find('button'));
  });

  it('gives back what was typed, and tells those who listen', async () => {
    find('[type=email]').value = 'jan@';
    const onInput = vi.fn();
    find('div').addEventListener('input', onInput);
    await drawAgain();
    expect(find('[type=email]').value).toBe('jan@');
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('ticks again what was ticked', async () => {
    find('[type=checkbox]').click();
    await drawAgain();
    expect(find('[type=checkbox]').checked).toBe(true);
    await drawAgain();
    expect(find('[type=checkbox]').checked).toBe(true);
  });

  it('presses the button again that could do nothing yet, and no other', async () => {
    const onClick = vi.fn();
    find('div').addEventListener('click', onClick);
    await drawAgain(find('button'));
    expect(onClick).toHaveBeenCalledOnce();
    await drawAgain();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
