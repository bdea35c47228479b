export { SubscriptionOffer, type SubscriptionInterval, type SubscriptionOfferProps } from './subscription-offer.tsx';
export type { SubscriptionOfferWords } from './subscription-offer.words.ts';
