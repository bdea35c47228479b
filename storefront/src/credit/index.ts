/** Store credit and reward points of Adobe Commerce: in the account and the checkout. */
export { LazyCreditPanel } from './lazy-credit-panel.tsx';
export { useBalances } from './use-balances.ts';

/** Store credit of the customer, fetched when it is shown. */
export const loadStoreCredit = async () => (await import('./store-credit.tsx')).StoreCredit;

/** Reward points of the customer, fetched when they are shown. */
export const loadRewardPoints = async () => (await import('./reward-points.tsx')).RewardPoints;
