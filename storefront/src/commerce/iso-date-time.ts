/**
 * Returns Magento's date and time in UTC, e.g. `2026-11-21 09:15:00`, as an ISO date and time, which names one moment in
 * every time zone. Another text stays as it is.
 */
export const toIsoDateTime = (dateTime: string): string =>
  dateTime.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z');
