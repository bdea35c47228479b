/** Steps of a sign-out, each implemented by another feature. */
export interface SignOutSteps {
  /** Makes the token invalid on the backend; absent, nothing is revoked. */
  revokeToken?(): Promise<unknown>;
  clearToken(): void;
  resetCart(): void;
  clearCheckout(): void;
  clearCartCache(): Promise<unknown>;
  deleteAuthCookie(): void;
  clearCustomerCache(): Promise<unknown>;
  removeCart(): void;
  /** Gets what failed in the steps that must not stop a sign-out. */
  log(error: unknown): void;
}

/** Longest time in ms that revoking may take: signing out works with the backend down. */
const revokeTimeout = 1000;

/**
 * Signs out in the specified order. Revoking and deleting the cookie may fail; everything else still happens.
 */
export async function signOut(steps: SignOutSteps): Promise<void> {
  if (steps.revokeToken) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, revokeTimeout);
    });
    await Promise.race([steps.revokeToken().catch(steps.log), timeout]);
    clearTimeout(timer);
  }
  steps.clearToken();
  steps.resetCart();
  steps.clearCheckout();
  await steps.clearCartCache();
  try {
    steps.deleteAuthCookie();
  } catch (error) {
    steps.log(error);
  }
  await steps.clearCustomerCache();
  steps.removeCart();
}
