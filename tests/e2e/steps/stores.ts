import { expect, type Page } from '@playwright/test';
import type { PageWatch } from '../../support/page-watch.ts';
import { mainHeading, openPage, untilInteractive } from './shop-page.ts';

/** Expects that nothing of the physical shops is there, on a whole page, where the backend does not know any. */
export async function expectNoStores({ page, watch }: { page: Page; watch: PageWatch }): Promise<void> {
  watch.allow(/404/);
  const response = await page.goto('/stores');
  expect(response?.status()).toBe(404);
  await openPage(page, '/magnez-b6-forte.html');
  await untilInteractive(page);
  await expect(mainHeading(page)).toHaveText('Magnez B6 forte');
  await expect(page.getByRole('banner').getByText('Wybierz swój sklep')).toHaveCount(0);
  await expect(page.getByText('Sprawdź odbiór w sklepach')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sklepy stacjonarne' })).toHaveCount(0);
}
