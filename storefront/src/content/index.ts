/** Editorial content of the backend. */
export { cmsBlocksQuery } from './block-operations.ts';
export { Html } from './html.tsx';
