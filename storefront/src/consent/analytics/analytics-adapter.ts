import { trustedScriptUrl } from '../../trusted-types/index.ts';
import type { ConsentChoice } from '../consent-choice.ts';
import type { CommerceEvent } from './commerce-event.ts';

/** Connection to an analytics provider. Exists only while consent is granted. */
export interface AnalyticsAdapter {
  /** Sends the consent choice; the first call loads the script. */
  consent(choice: ConsentChoice): void;
  /** Sends an event. */
  send(event: CommerceEvent): void;
}

/**
 * Creates an adapter for the data layer of a tag manager. Events are pushed to `window.dataLayer`, which the script
 * reads. When the script is blocked, the events stay there.
 *
 * @param script - URL of the tag manager's script.
 */
export function createDataLayerAdapter(window: Window, script: string): AnalyticsAdapter {
  const known: unknown = Reflect.get(window, 'dataLayer');
  const dataLayer: unknown[] = Array.isArray(known) ? known : [];
  Reflect.set(window, 'dataLayer', dataLayer);
  let loaded = false;
  return {
    consent(choice) {
      dataLayer.push({ event: 'consent_choice', ...choice });
      if (loaded) return;
      loaded = true;
      dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
      const element = window.document.createElement('script');
      element.async = true;
      element.src = trustedScriptUrl(script);
      window.document.head.append(element);
    },
    send({ event, ...ecommerce }) {
      // The tag manager would otherwise mix the items of two events.
      dataLayer.push({ ecommerce: null }, { event, ecommerce });
    },
  };
}
