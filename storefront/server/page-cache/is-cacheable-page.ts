import type { PageResponse } from '../pages/render-page.ts';

/** Whether a page is the same for everyone, so that it may be cached and sent to others. */
export function isCacheablePage({ status, headers }: PageResponse): boolean {
  return (
    status === 200 && /(?:^|,)\s*public\b/.test(headers['cache-control'] ?? '') && headers['set-cookie'] === undefined
  );
}
