/** Gift messages of the cart: what shoppers write to those who get the order. */
export { GiftMessageReview } from './gift-message-review.tsx';
export { LazyGiftMessages } from './lazy-gift-messages.tsx';
export type { GiftMessage } from './gift-message-target.ts';
export { giftMessagesMessages } from './messages.ts';
export { useGiftMessageTexts } from './use-gift-messages.ts';
