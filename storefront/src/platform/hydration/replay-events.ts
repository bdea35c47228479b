import { setNativeValue } from './set-native-value.ts';

/** Event on a control before hydration. Clicks and keys had no effect. */
export type QueuedEvent =
  | { type: 'press'; target: HTMLElement }
  | { type: 'key'; target: Element; key: string }
  | { type: 'input'; target: Element; value: string }
  | { type: 'check'; target: HTMLInputElement; checked: boolean };

/** Time in ms between two checks whether a target has hydrated, and the number of checks. */
const pollInterval = 50;
const maxPolls = 200;

/**
 * Replays events in order, each as soon as its target has hydrated.
 *
 * @param queue is emptied; an event in it may be replaced until it is replayed
 */
export async function replayEvents(queue: QueuedEvent[]): Promise<void> {
  for (let [event] = queue; event; [event] = queue) {
    const ready = await isReady(event.target);
    if (queue[0] !== event) continue;
    queue.shift();
    if (ready) repeat(event);
  }
}

async function isReady(target: Element): Promise<boolean> {
  for (let polls = 0; polls < maxPolls && target.isConnected; polls += 1) {
    if (isHydrated(target)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, pollInterval);
    });
  }
  return false;
}

// React stops such an event unless the target has hydrated.
function isHydrated(target: Element): boolean {
  let reached = false;
  target.addEventListener(
    'touchcancel',
    () => {
      reached = true;
    },
    { once: true },
  );
  target.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  return reached;
}

function repeat(event: QueuedEvent): void {
  const { target } = event;
  if (event.type === 'press') event.target.click();
  else if (event.type === 'check') {
    // React takes the present state for the rendered one and would notice no change.
    event.target.checked = !event.checked;
    event.target.click();
  } else if (event.type === 'key')
    target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
  else if (target instanceof HTMLSelectElement) {
    // React may have reset the value.
    target.value = event.value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    // React takes the present value for the rendered one and would notice no change.
    target.value = target.defaultValue;
    setNativeValue(target, event.value);
    // Fields that commit their value on blur have lost the focus already.
    if (target !== document.activeElement) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
