/**
 * Ids of a control and of its texts; of those only that it has.
 *
 * @param id of the control
 */
export function getFieldIds(
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): { id: string; hintId: string | undefined; errorId: string | undefined } {
  return { id, hintId: hint ? `${id}-hint` : undefined, errorId: error ? `${id}-error` : undefined };
}
