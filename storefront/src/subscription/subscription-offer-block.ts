/** Identifier of the CMS block with the offer. */
export const subscriptionOfferBlock = 'subscription-offer';
