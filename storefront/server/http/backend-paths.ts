const reading: readonly string[] = ['GET', 'HEAD'];
const api: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Methods of each path prefix of the commerce backend. A prefix without a slash at the end also matches exactly. */
const backendPaths: readonly { prefix: string; methods: readonly string[] }[] = [
  { prefix: '/graphql', methods: api },
  { prefix: '/rest/', methods: [...api, 'PUT', 'DELETE'] },
  { prefix: '/media/', methods: reading },
  { prefix: '/sandbox-card/', methods: api },
];

const cartItems = /^\/rest\/(?:\w+\/)?V1\/(?:guest-carts\/\w+|carts\/mine)\/items$/;

/** Returns whether a request adds a product to a cart by REST: the only one that carries the images of shoppers. */
export const isUpload = (method: string | undefined, pathname: string): boolean =>
  method === 'POST' && cartItems.test(pathname);

/**
 * Returns whether a backend that decodes the path before it reads it would see another one: `/media/..%2fadmin/`. The
 * proxy rejects such requests.
 */
export const isAmbiguousPath = (pathname: string): boolean => /%2f|%5c|%2e|%00/i.test(pathname);

/** Returns whether the commerce backend serves a path, and not the storefront. */
export function isBackendPath(pathname: string): boolean {
  return findPath(pathname) !== undefined;
}

/** Returns the methods that the proxy passes on for a path of the backend; empty for other paths. */
export function getBackendMethods(pathname: string): readonly string[] {
  return findPath(pathname)?.methods ?? [];
}

function findPath(pathname: string) {
  return backendPaths.find(({ prefix }) =>
    prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
}
