import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface AxeOptions {
  /** CSS selector of the part to look at. Default: the whole page. */
  include?: string;
  /** CSS selector of parts that are left out. Default: none. */
  exclude?: string;
}

/**
 * Fails with one readable line per element when axe finds a violation on the page as it stands, and in its frames of
 * the same origin.
 */
export async function expectNoAxeViolations(page: Page, { include, exclude }: AxeOptions = {}): Promise<void> {
  // Nobody reads what has passed. The other mode puts its report together in a tab of its own, opened for each run,
  // which takes as long again.
  const builder = new AxeBuilder({ page }).options({ runOnly: WCAG_TAGS, resultTypes: ['violations'] }).setLegacyMode();
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  const lines: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const selector = target.join(' ');
      if (id === 'target-size' && (await isLargeEnoughInView(page, selector))) continue;
      lines.push(`${id} (${help}) at ${selector}: ${failureSummary.replace(/\s+/g, ' ')}`);
    }
  }
  expect(lines, `axe on ${page.url()}`).toEqual([]);
}

/** Whether a target is large enough in the middle of the window: sticky elements may cover a part of it elsewhere. */
async function isLargeEnoughInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .options({ runOnly: { type: 'rule', values: ['target-size'] } })
    .setLegacyMode()
    .analyze();
  return violations.length === 0;
}
