const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Creates a function that formats the size of a file in a language: in the unit in which it has up to three digits
 * before the separator, with at most one after it.
 *
 * @param locale - BCP 47 tag, e.g. `pl-PL`.
 * @returns A function that takes bytes and returns e.g. `2.5 MB`; a megabyte has 1,000,000 bytes, as on disks.
 */
export function createFileSizeFormatter(locale: string): (bytes: number) => string {
  return (bytes) => {
    const exponent = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: units[exponent],
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(bytes / 1000 ** exponent);
  };
}
