/** Loads the check whether a path is one of the shop's own. The table of routes is too large for the first load. */
export const loadIsStaticRoute = async () => (await import('./routes.ts')).isStaticRoute;
