import { ensureBuilt } from '../../scripts/lib/temporary-shop.mjs';

/** Builds the shop when its sources have changed. */
export default ensureBuilt;
