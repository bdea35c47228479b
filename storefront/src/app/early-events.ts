import type { Act } from './navigation/redo.ts';

declare global {
  interface Window {
    /** Events that the inline script of the page has kept; null once the application handles events. */
    witrynaEvents?: Event[] | null;
  }
}

/** Returns what was done on the page before the application's scripts were there, each control once, and ends the recording. */
export function takeEarlyEvents(window: Window): Act[] {
  const acts = new Map<Element, Act>();
  for (const { type, target } of window.witrynaEvents ?? []) {
    if (!(target instanceof Element)) continue;
    const button = type === 'click' && target.closest('button');
    // Links and forms have done their work without scripts.
    if (button && button.type === 'button') acts.set(button, { type: 'press', target: button });
    if (type === 'click') continue;
    if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) acts.set(target, { type: 'check', target, checked: target.checked });
    else if ('value' in target && typeof target.value === 'string') acts.set(target, { type: 'input', target, value: target.value });
  }
  window.witrynaEvents = null;
  return [...acts.values()];
}
