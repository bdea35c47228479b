/** Magento's ways to pay that ask the shopper for nothing before the order: `free` when there is nothing to pay. */
const offlineMethods: readonly string[] = ['banktransfer', 'cashondelivery', 'checkmo', 'free'];

/** Whether a way to pay needs no data of the shopper. */
export function isOfflineMethod(code: string): boolean {
  return offlineMethods.includes(code);
}
