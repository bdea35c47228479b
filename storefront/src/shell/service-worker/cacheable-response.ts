/** Whether an answer is a page that everybody may see and that may be kept: the server marks those as public. */
export function isCacheableResponse({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    type !== 'opaque' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(?:private|no-store)\b/.test(cacheControl)
  );
}
