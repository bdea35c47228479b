/** Days that the demo shop gives to withdraw from a contract after delivery; by law at least 14 (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 30;
