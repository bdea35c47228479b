/** What a provider gives along when it sends the shopper back to the shop. */
export type ReturnDetails = Readonly<Record<string, string>>;

/** What Adyen adds to the address; see docs.adyen.com/online-payments, "handle the redirect". */
const parameters = ['redirectResult', 'payload'];

/**
 * Reads what a provider gave along with an address, and the address without it.
 *
 * @param address path and query, such as `/checkout?redirectResult=X6`
 * @returns null when the shopper does not come from a provider
 */
export function parsePaymentReturn(address: string): { details: ReturnDetails; address: string } | null {
  const url = new URL(address, 'https://shop.invalid');
  const given = parameters.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (given.length === 0) return null;
  parameters.forEach((name) => url.searchParams.delete(name));
  return { details: Object.fromEntries(given), address: url.pathname + url.search };
}
