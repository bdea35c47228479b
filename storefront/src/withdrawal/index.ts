/** Withdrawing from a contract online, without an account. */
export { WithdrawalLink } from './withdrawal-link.tsx';
