/** Returns Magento's id inside of a uid, base64 of it; empty when there is none. */
export function decodeUid(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return '';
  }
}
