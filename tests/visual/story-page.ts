import { test as base, expect, type Page } from '@playwright/test';
import * as timeLimits from '../../storefront/src/commerce/time-limits.ts';

/**
 * What the clock of all stories shows, unless the run sets another. A story whose picture depends on it differs in a
 * run with another.
 */
const NOW = '2026-03-02T10:00:00+01:00';

interface WorkerFixtures {
  /** A page with a fixed clock, language and time zone, which stories are opened in one after the other. */
  storyPage: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'pl-PL',
        timezoneId: 'Europe/Warsaw',
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // A notice about a slow answer would be in the pictures of a slow machine only.
      await page.addInitScript((slowNotice) => {
        const { setTimeout } = window;
        const setShortTimeout = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
          delay < slowNotice ? setTimeout(handler, delay, ...values) : 0;
        Object.assign(window, { setTimeout: setShortTimeout });
      }, timeLimits.slowNotice);
      await page.clock.setFixedTime(new Date(process.env['VISUAL_NOW'] ?? NOW));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
