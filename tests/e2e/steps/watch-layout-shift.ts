import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    testShift: number;
  }
}

/** Measures the layout shift of the documents that open from now on. Returns a function that reads that of the page. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.testShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.testShift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.testShift);
}
