import { useId } from 'react';

interface LabelledControl {
  /** Of the control. Default: a generated one. */
  id?: string | undefined;
  hint?: unknown;
  error?: unknown;
}

/** Ids of a control and of its texts; of those only that it has. */
export function useFieldIds({ id: ownId, hint, error }: LabelledControl): { id: string; hintId: string | undefined; errorId: string | undefined } {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  return { id, hintId: hint ? `${id}-hint` : undefined, errorId: error ? `${id}-error` : undefined };
}
