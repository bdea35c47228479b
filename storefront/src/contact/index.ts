/** What other parts of the shop know of the contact page. */
export { contactBlocks } from './contact-blocks.ts';
export { contactBlocksQuery } from './contact-operations.ts';
