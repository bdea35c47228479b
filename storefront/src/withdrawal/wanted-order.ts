/**
 * Number of the order from whose page the shopper comes. It must not stand in an address, and lives as long as the
 * page.
 */
let wanted = '';

/** Remembers the order until the page of withdrawal has been left. */
export function rememberOrderNumber(number: string): void {
  wanted = number;
}

/** The remembered order; empty without one. */
export const getRememberedOrderNumber = (): string => wanted;
