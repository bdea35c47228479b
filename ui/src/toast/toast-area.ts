/** Marks the element in `<body>` that holds the toasts, so that modal dialogs let the focus into it. */
export const toastAreaAttribute = 'data-toast-area';

/** Returns the toast area of the page, or null if no toasts are shown. */
export function toastArea(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${toastAreaAttribute}]`);
}

/** Returns the toasts and their buttons in document order. */
export function toastStops(): HTMLElement[] {
  return [...(toastArea()?.querySelectorAll<HTMLElement>('li, li button') ?? [])];
}

/**
 * Lets focus move into an element while a modal dialog is open. Radix traps focus by listening for `focusin` and
 * `focusout` on the document. Events of focus that enters the element are stopped one element below it, after React has
 * handled them.
 *
 * @returns A function that removes the exception.
 */
export function letFocusInto(area: HTMLElement): () => void {
  const root = document.documentElement;
  const leadsIn = (node: EventTarget | null) => node instanceof Node && area.contains(node);
  const onFocusIn = (event: FocusEvent) => {
    if (leadsIn(event.target)) event.stopPropagation();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (leadsIn(event.relatedTarget)) event.stopPropagation();
  };
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}
