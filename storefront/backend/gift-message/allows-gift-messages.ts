import type { RequestContext } from '../request-context.ts';
import { storeConfig } from '../store/store-config.ts';

/** Whether shoppers may add gift messages to orders, or to their products (`sales/gift_options`). */
export function allowsGiftMessages(context: RequestContext, level: 'order' | 'items'): boolean {
  return storeConfig(context.storeView, context)[`allow_${level}`] === '1';
}
