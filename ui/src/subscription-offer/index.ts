export { SubscriptionOffer, type SubscriptionInterval, type SubscriptionOfferProps } from './subscription-offer.tsx';
export type { SubscriptionOfferStrings } from './subscription-offer.strings.ts';
