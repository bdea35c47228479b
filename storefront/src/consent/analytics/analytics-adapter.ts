import { reportError } from '../../platform/errors/report-error.ts';
import { trustedScriptUrl } from '../../trusted-types/index.ts';
import type { ConsentChoice } from '../consent-choice.ts';
import type { CommerceEvent } from './commerce-event.ts';

/** Connection to an analytics provider. Exists only while consent is granted. */
export interface AnalyticsAdapter {
  /** Sends the consent choice; the first call in a window loads the script. */
  consent(choice: ConsentChoice): void;
  /** Sends an event. */
  send(event: CommerceEvent): void;
}

/** Windows with the script: a withdrawn consent cannot unload it, and it must not run twice. */
const loadedIn = new WeakSet<Window>();

/**
 * Creates an adapter for the data layer of a tag manager. Events are pushed to `window.dataLayer`, which the script
 * reads. When the script is blocked, the events stay there. Errors of the script's tags are reported, not thrown: the page
 * works without it.
 *
 * @param script - URL of the tag manager's script.
 */
export function createDataLayerAdapter(window: Window, script: string): AnalyticsAdapter {
  const known: unknown = Reflect.get(window, 'dataLayer');
  const dataLayer: unknown[] = Array.isArray(known) ? known : [];
  Reflect.set(window, 'dataLayer', dataLayer);
  // The tag manager replaces `push` by its own, which runs the merchant's tags.
  const push = (...entries: object[]) => {
    try {
      dataLayer.push(...entries);
    } catch (error) {
      reportError(error);
    }
  };
  return {
    consent(choice) {
      push({ event: 'consent_choice', ...choice });
      if (loadedIn.has(window)) return;
      loadedIn.add(window);
      push({ event: 'gtm.js', 'gtm.start': Date.now() });
      const element = window.document.createElement('script');
      element.async = true;
      element.src = trustedScriptUrl(script);
      window.document.head.append(element);
    },
    send({ event, ...ecommerce }) {
      // The tag manager would otherwise mix the items of two events.
      push({ ecommerce: null }, { event, ecommerce });
    },
  };
}
