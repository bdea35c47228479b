/** Fields that a shopper has typed into and whose form is still there. */
export interface UnsavedInput {
  /** Whether something typed would be lost with the page. */
  exists(): boolean;
  stop(): void;
}

/**
 * Follows what is typed in a document. Searching is no work that could be lost, and passwords are never worth keeping.
 */
export function watchUnsavedInput(document: Document): UnsavedInput {
  const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();
  const note = ({ target }: Event) => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (isField && target.type !== 'password' && target.type !== 'search') touched.add(target);
  };
  document.addEventListener('input', note, true);
  return {
    exists: () => [...touched].some((field) => field.isConnected && field.value !== ''),
    stop: () => document.removeEventListener('input', note, true),
  };
}
