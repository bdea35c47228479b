import type { OptionsContext } from './fetch-purchase-options.ts';
import type { PurchaseOptions } from './purchase-option-types.ts';

/** Loads the script that reads what is chosen of a product, and fetches it; null when there is nothing to choose. */
export async function loadPurchaseOptions(context: OptionsContext, sku: string): Promise<PurchaseOptions | null> {
  const { fetchPurchaseOptions } = await import('./fetch-purchase-options.ts');
  return fetchPurchaseOptions(context, sku);
}
