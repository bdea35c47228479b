/** E-mails about a product to friends. */
export { LazySendToFriend } from './lazy-send-to-friend.tsx';
