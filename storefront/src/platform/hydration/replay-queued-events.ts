import { toInputEvent } from './early-events.ts';
import { showIncompletePage } from './incomplete-page.ts';
import type { QueuedEvent } from './replay-events.ts';

/**
 * Loads the code that replays events, if there are any, and replays them. What the shopper enters meanwhile takes the
 * place of what is queued. Reports an incomplete page on failure.
 */
export function replayQueuedEvents(events: readonly QueuedEvent[]): void {
  if (events.length === 0) return;
  const queue = [...events];
  const update = ({ target }: Event) => {
    const input = target instanceof Element && toInputEvent(target);
    const index = input ? queue.findIndex((event) => isSameControl(event, input)) : -1;
    if (input && index >= 0) queue[index] = input;
  };
  window.addEventListener('input', update, true);
  import('./replay-events.ts')
    .then(({ replayEvents }) => replayEvents(queue))
    .catch(showIncompletePage)
    .finally(() => window.removeEventListener('input', update, true));
}

/** Radio buttons of a name are one control. */
function isSameControl(one: QueuedEvent, other: QueuedEvent): boolean {
  if (one.type === 'check' && other.type === 'check' && one.target.type === 'radio')
    return one.target.name === other.target.name && one.target.form === other.target.form;
  return one.type === other.type && one.target === other.target;
}
