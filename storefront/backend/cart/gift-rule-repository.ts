import { integer, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { SeedGiftRule } from '../shop/offer-seed.ts';

const giftRuleRow = defineRow<{ sku: string; minimum_subtotal: number }>({ sku: text, minimum_subtotal: integer });

/** All rules, the most demanding one first. */
export function findGiftRules(database: Database): SeedGiftRule[] {
  return database
    .all(giftRuleRow, 'SELECT sku, minimum_subtotal FROM gift_rule ORDER BY minimum_subtotal DESC')
    .map(({ sku, minimum_subtotal }) => ({ sku, minimumSubtotal: minimum_subtotal }));
}

/** Replaces all rules. */
export function replaceGiftRules(database: Database, rules: readonly SeedGiftRule[]): void {
  database.run('DELETE FROM gift_rule');
  for (const { sku, minimumSubtotal } of rules) {
    database.run('INSERT INTO gift_rule (sku, minimum_subtotal) VALUES (?, ?)', [sku, minimumSubtotal]);
  }
}
