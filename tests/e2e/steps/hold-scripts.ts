import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';

/**
 * Holds scripts of the shop until the returned function is called.
 *
 * @param files - Glob of their names. Default: all.
 */
export function holdScripts(page: Page, files = '*.js'): Promise<() => void> {
  return holdRequests(page, `**/assets/${files}`);
}
