/**
 * Creates an id that nobody can guess and no other request has, such as the value of `Idempotency-Key` for one attempt
 * of a request that changes data.
 *
 * @returns 31 random letters, digits and hyphens. Works on plain HTTP too, where `crypto.randomUUID` is missing
 */
export function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36).padStart(7, '0')).join(
    '-',
  );
}
