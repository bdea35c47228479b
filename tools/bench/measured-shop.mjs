/**
 * Settings of the shop whose pages browsers open. One process leaves the other core to the browser, and pages stay fresh in
 * the page cache: with its 60 s, rendering a stale page again would take the processor from the browser that has just
 * received it, which no shopper's device shares with the server.
 */
export const measuredShop = { WORKERS: '1', PAGE_CACHE_TTL: '3600' };
