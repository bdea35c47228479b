import { typeInto } from '../carry-over.ts';

/** What was done to a control before React had taken it over. A press and a key have had no effect. */
export type Act =
  | { type: 'press'; target: HTMLElement }
  | { type: 'key'; target: Element; key: string }
  | { type: 'input'; target: Element; value: string }
  | { type: 'check'; target: HTMLInputElement; checked: boolean };

/** Time in ms between two looks at a part of the page that is still being fetched, and how often is looked. */
const lookEvery = 50;
const looks = 200;

/** Does again what was done, in its order, as soon as the parts of the page can answer. */
export async function redo(acts: readonly Act[]): Promise<void> {
  for (const act of acts) if (await isReady(act.target)) repeat(act);
}

async function isReady(target: Element): Promise<boolean> {
  for (let look = 0; look < looks && target.isConnected; look += 1) {
    if (answers(target)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, lookEvery);
    });
  }
  return false;
}

// React lets no such event through to what it has not taken over.
function answers(target: Element): boolean {
  let reached = false;
  target.addEventListener('touchcancel', () => { reached = true; }, { once: true });
  target.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  return reached;
}

function repeat(act: Act): void {
  const { target } = act;
  if (act.type === 'press') act.target.click();
  else if (act.type === 'check') {
    // React takes the state that it finds for the one that it rendered, and would see no change.
    act.target.checked = !act.checked;
    act.target.click();
  } else if (act.type === 'key') target.dispatchEvent(new KeyboardEvent('keydown', { key: act.key, bubbles: true, cancelable: true }));
  else if (target instanceof HTMLSelectElement) {
    // React may have put its own back meanwhile.
    target.value = act.value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    // React takes the value that it finds for the one that it wrote, and would see no change.
    target.value = target.defaultValue;
    typeInto(target, act.value);
    // Fields that take their value when they are left have been left already.
    if (target !== document.activeElement) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
