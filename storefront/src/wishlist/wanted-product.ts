/** The product whose heart a guest has pressed: it is put on the list once the guest has signed in. Lives as long as the tab. */
let wanted: string | null = null;

/** Remembers a product until after the sign-in. */
export function wantAfterSignIn(sku: string): void {
  wanted = sku;
}

/** Whether the product is the remembered one, which is then forgotten. */
export function takeWanted(sku: string): boolean {
  if (wanted !== sku) return false;
  wanted = null;
  return true;
}
