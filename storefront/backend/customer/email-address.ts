const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/u;

/**
 * Whether a text looks like an e-mail address: local part, `@`, a domain with a dot, no spaces; at most 254 characters.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** The form under which an address is compared: letter case does not matter. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
