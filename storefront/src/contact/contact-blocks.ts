/** CMS blocks around the form of the contact page; a missing one leaves nothing. */
export const contactBlocks = { top: 'contact-us-top', below: 'contact-us-bottom' } as const;
