import { column, integer, nullable, oneOf, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { SeedCoupon } from '../shop/offer-seed.ts';

interface CouponRow {
  code: string;
  label: string;
  effect: 'percent' | 'fixed' | 'free-shipping';
  percent: number | null;
  amount: number | null;
  minimum_subtotal: number | null;
  expires_on: string | null;
  uses_per_coupon: number | null;
  uses_per_customer: number | null;
}

const couponRow = defineRow<CouponRow>({
  code: text,
  label: text,
  effect: oneOf('percent', 'fixed', 'free-shipping'),
  percent: nullable(integer),
  amount: nullable(integer),
  minimum_subtotal: nullable(integer),
  expires_on: nullable(text),
  uses_per_coupon: nullable(integer),
  uses_per_customer: nullable(integer),
});

const couponKey = (code: string) => code.trim().toUpperCase();

function getEffect(row: CouponRow): SeedCoupon['effect'] {
  switch (row.effect) {
    case 'percent':
      return { type: 'percent', percent: row.percent ?? 0 };
    case 'fixed':
      return { type: 'fixed', amount: row.amount ?? 0 };
    case 'free-shipping':
      return { type: 'free-shipping' };
  }
}

/** The coupon with this code in any letter case, valid or not. */
export function findCoupon(database: Database, code: string): SeedCoupon | undefined {
  const row = database.get(
    couponRow,
    'SELECT coupon.*, uses_per_coupon, uses_per_customer FROM coupon LEFT JOIN coupon_limit USING (code_key) WHERE code_key = ?',
    [couponKey(code)],
  );
  return (
    row && {
      code: row.code,
      label: row.label,
      effect: getEffect(row),
      ...(row.minimum_subtotal !== null && { minimumSubtotal: row.minimum_subtotal }),
      ...(row.expires_on !== null && { expiresOn: row.expires_on }),
      ...(row.uses_per_coupon !== null && { usesPerCoupon: row.uses_per_coupon }),
      ...(row.uses_per_customer !== null && { usesPerCustomer: row.uses_per_customer }),
    }
  );
}

const uses = column('uses', integer);

/**
 * Returns how many orders use a coupon, all of them or those of one customer. A canceled order gives its use back.
 *
 * @param code as the coupon has it
 */
export function countCouponUses(database: Database, code: string, customerId?: number): number {
  const ofCustomer = customerId === undefined ? '' : 'AND customer_id = :customerId';
  const parameters = { code, ...(customerId !== undefined && { customerId }) };
  return (
    database.get(
      uses,
      `SELECT COUNT(*) AS uses FROM sales_order WHERE coupon_code = :code AND state <> 'canceled' ${ofCustomer}`,
      parameters,
    ) ?? 0
  );
}

/** Replaces all coupons. */
export function replaceCoupons(database: Database, coupons: readonly SeedCoupon[]): void {
  database.run('DELETE FROM coupon');
  database.run('DELETE FROM coupon_limit');
  for (const { code, label, effect, minimumSubtotal, expiresOn, usesPerCoupon, usesPerCustomer } of coupons) {
    database.run('INSERT INTO coupon_limit (code_key, uses_per_coupon, uses_per_customer) VALUES (?, ?, ?)', [
      couponKey(code),
      usesPerCoupon ?? null,
      usesPerCustomer ?? null,
    ]);
    database.run(
      `INSERT INTO coupon (code_key, code, label, effect, percent, amount, minimum_subtotal, expires_on)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        couponKey(code),
        code,
        label,
        effect.type,
        effect.type === 'percent' ? effect.percent : null,
        effect.type === 'fixed' ? effect.amount : null,
        minimumSubtotal ?? null,
        expiresOn ?? null,
      ],
    );
  }
}
