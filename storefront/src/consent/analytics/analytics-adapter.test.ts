// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { setErrorReporter } from '../../platform/errors/report-error.ts';
import { allDenied } from '../consent-choice.ts';
import { createDataLayerAdapter } from './analytics-adapter.ts';

const script = 'https://tags.example/gtm.js';
const open = () => createDataLayerAdapter(window, script);
const granted = { statistics: true, marketing: false };

let reported: unknown[] = [];
beforeEach(() => {
  reported = [];
  setErrorReporter((error) => reported.push(error));
});

describe('createDataLayerAdapter', () => {
  it('loads the script once, also when consent is withdrawn and granted again', () => {
    const first = open();
    first.consent(granted);
    first.consent(allDenied);
    open().consent(granted);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(Reflect.get(window, 'dataLayer')).toMatchObject([
      { event: 'consent_choice', statistics: true },
      { event: 'gtm.js' },
      { event: 'consent_choice', statistics: false },
      { event: 'consent_choice', statistics: true },
    ]);
  });

  it('reports errors of the tags, and throws none', () => {
    const adapter = open();
    const error = new Error('A tag failed.');
    const dataLayer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(dataLayer)) throw new Error('There is no data layer.');
    dataLayer.push = () => {
      throw error;
    };
    adapter.consent(granted);
    adapter.send({ event: 'view_cart', value: 1, items: [] });
    expect(reported).toContain(error);
  });
});
