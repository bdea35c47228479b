import { trustedScriptUrl } from '../../trusted-types/index.ts';
import type { ConsentChoice } from '../consent-choice.ts';
import type { CommerceEvent } from './commerce-event.ts';

/** Something that measures. It exists only while the shopper agrees. */
export interface MeasurementAdapter {
  /** Tells what the shopper has agreed to; the first time loads what measures. */
  consent(choice: ConsentChoice): void;
  /** Tells what the shopper did. */
  send(event: CommerceEvent): void;
}

/**
 * Measures by the data layer of a tag manager: events are pushed into `window.dataLayer`, from where the script takes
 * them. A script that is blocked does no harm: the events stay where they are.
 *
 * @param script address of the tag manager's script
 */
export function createDataLayerAdapter(window: Window, script: string): MeasurementAdapter {
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
