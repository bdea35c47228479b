/** Marks the element in `<body>` that holds the toasts, so that modal dialogs let the focus into it. */
export const toastAreaAttribute = 'data-toast-area';

/** The toast area of the page, or null where no toasts are shown. */
export function toastArea(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${toastAreaAttribute}]`);
}

/** The toasts and their buttons, in the order of the page. */
export function toastStops(): HTMLElement[] {
  return [...(toastArea()?.querySelectorAll<HTMLElement>('li, li button') ?? [])];
}

/**
 * Lets the focus into an area while a modal dialog is open. Radix keeps the focus inside of a dialog by watching
 * `focusin` and `focusout` on the document; those that lead into the area stop one element before it, after React has
 * seen them.
 *
 * @returns what ends it
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
