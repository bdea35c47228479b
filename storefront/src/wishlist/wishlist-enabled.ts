/** Reads the store's switch for wishlists: they are kept unless it says no. */
export function wishlistEnabled(flag: string | null | undefined): boolean {
  return flag !== '0';
}
