/** Settings of a shop on Adobe Commerce. */
export interface CommerceSettings {
  /** Whether customers have store credit. */
  readonly storeCredit: boolean;
  /** Reward points; null where customers have none. */
  readonly rewardPoints: {
    /** Points for what is spent, in hundredths of the base currency. */
    readonly earning: { readonly amount: number; readonly points: number };
    /** What points are worth, in hundredths of the base currency. */
    readonly redemption: { readonly amount: number; readonly points: number };
    /** Points that a customer must have to pay with any. */
    readonly minimum: number;
  } | null;
}
