/** Account for bank transfers to the demo shop; no bank has this number. */
export const TRANSFER_ACCOUNT = '00 0000 0000 0000 0000 0000 0000';
