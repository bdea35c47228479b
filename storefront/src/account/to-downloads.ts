import { toIsoDateTime } from '../commerce/index.ts';

/** A file that the customer has bought. */
export interface Download {
  id: string;
  /** Number of the order. */
  order: string;
  /** ISO date and time; empty when unknown. */
  date: string;
  /** URL of the file; null while it cannot be downloaded. */
  href: string | null;
  /** Downloads that are left; null for no limit. */
  remaining: number | null;
}

interface DownloadAnswer {
  date: string | null;
  download_url: string | null;
  order_increment_id: string | null;
  remaining_downloads: string | null;
  status: string | null;
}

/**
 * Reads the files of a customer, newest order first: Magento returns them in no particular order. A URL that is not of
 * the web is left out, and so is that of a file that is not available yet: Magento has one for it, but refuses it.
 */
export function toDownloads(items: readonly (DownloadAnswer | null)[]): Download[] {
  const downloads = items.flatMap((item, index) => {
    if (!item?.order_increment_id) return [];
    const { order_increment_id: order, download_url: url, remaining_downloads: left } = item;
    // Magento writes a word in the language of the store view for any number of times.
    const remaining = left !== null && /^\d+$/.test(left) ? Number(left) : null;
    const isAvailable = item.status === 'available' && remaining !== 0 && url !== null && /^https?:\/\//.test(url);
    return [
      {
        id: `${order}-${index}`,
        order,
        date: toIsoDateTime(item.date ?? ''),
        href: isAvailable ? url : null,
        remaining: item.status === 'expired' ? 0 : remaining,
      },
    ];
  });
  return downloads.toSorted((one, other) => compareNewestFirst(one.date, other.date));
}

/** Orders ISO dates and times of one time zone; unknown ones are last. */
function compareNewestFirst(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
