/**
 * Creates a value of `Idempotency-Key` for one attempt of a request that changes data. A browser that sends the request again by itself, as on a
 * connection that breaks before the answer, sends the same key: by it the shop's server tells that one from a second wish.
 *
 * @returns 31 random letters, digits and hyphens. Works on plain HTTP too, where `crypto.randomUUID` is missing
 */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36).padStart(7, '0')).join('-');
}
