import type { QueuedEvent } from './replay-events.ts';

declare global {
  interface Window {
    /** Events queued by the inline script; null once the application handles events. */
    witrynaEvents?: Event[] | null;
  }
}

/** Returns the events from before the application started, one per control, and stops recording. */
export function takeEarlyEvents(window: Window): QueuedEvent[] {
  const events = new Map<Element, QueuedEvent>();
  for (const { type, target } of window.witrynaEvents ?? []) {
    if (!(target instanceof Element)) continue;
    const button = type === 'click' && target.closest('button');
    // Links and forms work without scripts, except for forms whose submission the inline script prevented.
    if (button && (button.type === 'button' || button.dataset['replay'] !== undefined))
      events.set(button, { type: 'press', target: button });
    if (type === 'click') continue;
    if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
      events.set(target, { type: 'check', target, checked: target.checked });
    else if ('value' in target && typeof target.value === 'string')
      events.set(target, { type: 'input', target, value: target.value });
  }
  window.witrynaEvents = null;
  return [...events.values()];
}
