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
  for (const { type, target, defaultPrevented } of window.witrynaEvents ?? []) {
    if (!(target instanceof Element)) continue;
    const button = type === 'click' && target.closest('button');
    // Links and forms work without scripts, except for forms whose submission the inline script prevented.
    if (button && (button.type === 'button' || button.dataset['replay'] !== undefined))
      events.set(button, { type: 'press', target: button });
    // The boot script has kept the browser from following it.
    const link = type === 'click' && defaultPrevented && target.closest('a');
    if (link) events.set(link, { type: 'press', target: link });
    const input = type !== 'click' && toInputEvent(target);
    if (input) events.set(target, input);
  }
  window.witrynaEvents = null;
  return [...events.values()];
}

/** Returns the event that repeats the input in a control; null for other elements. */
export function toInputEvent(target: Element): Extract<QueuedEvent, { type: 'input' | 'check' }> | null {
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
    return { type: 'check', target, checked: target.checked };
  return 'value' in target && typeof target.value === 'string' ? { type: 'input', target, value: target.value } : null;
}
