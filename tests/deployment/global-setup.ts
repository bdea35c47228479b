import { ensureBuilt } from '../../scripts/lib/trial-shop.mjs';

/** Builds the shop when its sources have changed. */
export default ensureBuilt;
