/** The offer of regular deliveries. */
export { SubscriptionOffer } from './subscription-offer.tsx';
