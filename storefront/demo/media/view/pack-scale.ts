import type { PackDesign } from '../../catalog/supplement.ts';

/** A usual amount by unit: packs of this size are drawn a little smaller than the largest ones. */
const usual = { g: 250, ml: 250, drops: 30, pieces: 60, tube: 20 } as const;

/**
 * How large a pack is drawn beside others of its shape, 0.86 to 1: the 1 kg pouch is taller than the 250 g one.
 * Read from the net content on its label; 0.94 when that holds no number.
 */
export function packScale({ shape, content }: PackDesign): number {
  const match = /^\s*(?:\d+\s*[×x]\s*)?(\d+(?:[.,]\d+)?)\s*(kg|g|ml|l)?/iu.exec(content);
  const amount = Number(match?.[1]?.replace(',', '.'));
  if (!(amount > 0)) return 0.94;
  const unit = match?.[2]?.toLowerCase();
  const whole = unit === 'kg' || unit === 'l' ? amount * 1000 : amount;
  const small = shape === 'dropper' || shape === 'spray';
  const reference =
    unit === undefined
      ? shape === 'tube'
        ? usual.tube
        : usual.pieces
      : unit === 'g' || unit === 'kg'
        ? usual.g
        : small
          ? usual.drops
          : usual.ml;
  return Math.min(1, Math.max(0.86, 0.94 + 0.035 * Math.log2(whole / reference)));
}
