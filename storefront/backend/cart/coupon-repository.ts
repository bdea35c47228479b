import { integer, nullable, oneOf, rowOf, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { SeedCoupon } from '../seed/types.ts';

interface CouponRow {
  code: string;
  label: string;
  effect: 'percent' | 'fixed' | 'free-shipping';
  percent: number | null;
  amount: number | null;
  minimum_subtotal: number | null;
  expires_on: string | null;
}

const couponRow = rowOf<CouponRow>({
  code: text,
  label: text,
  effect: oneOf('percent', 'fixed', 'free-shipping'),
  percent: nullable(integer),
  amount: nullable(integer),
  minimum_subtotal: nullable(integer),
  expires_on: nullable(text),
});

const couponKey = (code: string) => code.trim().toUpperCase();

function effectOf(row: CouponRow): SeedCoupon['effect'] {
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
  const row = database.get(couponRow, 'SELECT * FROM coupon WHERE code_key = ?', [couponKey(code)]);
  return (
    row && {
      code: row.code,
      label: row.label,
      effect: effectOf(row),
      ...(row.minimum_subtotal !== null && { minimumSubtotal: row.minimum_subtotal }),
      ...(row.expires_on !== null && { expiresOn: row.expires_on }),
    }
  );
}

/** Replaces all coupons. */
export function replaceCoupons(database: Database, coupons: readonly SeedCoupon[]): void {
  database.run('DELETE FROM coupon');
  for (const { code, label, effect, minimumSubtotal, expiresOn } of coupons) {
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
