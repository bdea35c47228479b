import { showIncompletePage } from './incomplete-page.ts';
import type { QueuedEvent } from './replay-events.ts';

/**
 * Loads the code that replays events, if there are any, and replays them. What the shopper changes meanwhile is newer
 * than what is queued, and stays. Reports an incomplete page on failure.
 */
export function replayQueuedEvents(events: readonly QueuedEvent[]): void {
  if (events.length === 0) return;
  const queue = [...events];
  const forget = ({ target }: Event) => {
    const index = queue.findIndex((event) => event.target === target && event.type === 'input');
    if (index >= 0) queue.splice(index, 1);
  };
  window.addEventListener('input', forget, true);
  import('./replay-events.ts')
    .then(({ replayEvents }) => replayEvents(queue))
    .catch(showIncompletePage)
    .finally(() => window.removeEventListener('input', forget, true));
}
