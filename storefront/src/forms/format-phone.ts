/**
 * Writes a kept phone number as people read it, e.g. `+48 600 700 800`, in one piece.
 *
 * @param phone as `normalizePhone` writes it; numbers of other countries, whose grouping differs, stay as they are
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
