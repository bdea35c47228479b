/** Withdrawing from a contract on-line, without an account. */
export { WithdrawalLink } from './withdrawal-link.tsx';
