import { decodeUid } from '../commerce/index.ts';

/** What is selected in an option of a bundle. */
export interface BundleSelection {
  /** Option and selection, e.g. `bundle/1/2`. The quantity is no part of it. */
  key: string;
  /** Pieces for one piece of the bundle. */
  quantity: number;
}

/**
 * Parses Magento's uid of a selection, base64 of `bundle/<option>/<selection>/<quantity>`. The uid of a line has the
 * quantity of the shopper, that of the product the preset one.
 *
 * @returns the selection; null for the uid of anything else
 */
export function parseBundleUid(uid: string): BundleSelection | null {
  const [, key = '', quantity = ''] = /^(bundle\/\d+\/\d+)\/([\d.]+)$/.exec(decodeUid(uid)) ?? [];
  return key === '' ? null : { key, quantity: Number(quantity) };
}
