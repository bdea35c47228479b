import { showIncompletePage } from './incomplete-page.ts';
import type { QueuedEvent } from './replay-events.ts';

/** Loads the code that replays events, if there are any, and replays them. Reports an incomplete page on failure. */
export function replayQueuedEvents(events: readonly QueuedEvent[]): void {
  if (events.length > 0)
    import('./replay-events.ts').then(({ replayEvents }) => replayEvents(events)).catch(showIncompletePage);
}
