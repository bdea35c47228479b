/**
 * The address of a request on the shop's public origin. The host that the request line may name (`//host/path`, or a
 * whole address as to a proxy) is left out: only the shop decides the URLs of its pages.
 *
 * @param target as the request line has it
 */
export function requestUrl(target: string | undefined, publicUrl: string): URL {
  const { origin } = new URL(publicUrl);
  if (target?.startsWith('/')) return new URL(`${origin}${target}`);
  const { pathname, search } =
    target !== undefined && URL.canParse(target) ? new URL(target) : { pathname: '/', search: '' };
  return new URL(`${origin}${pathname.startsWith('/') ? pathname : '/'}${search}`);
}
