/** Frame in which reCAPTCHA v2 asks its questions, also of `recaptcha.net` and of reCAPTCHA Enterprise. */
const challengeFrame = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/** The service's boxes around these frames, which it appends to the body. They exist before they are shown. */
function getChallenges(document: Document): HTMLElement[] {
  return [...document.querySelectorAll(challengeFrame)].flatMap((frame) => {
    const box = frame.closest('body > *');
    return box instanceof HTMLElement ? [box] : [];
  });
}

/** The service hides a box by its style; a computed style would lag behind its transition. */
const isShown = (box: HTMLElement) => box.style.visibility !== 'hidden' && box.style.display !== 'none';

const isInChallenge = (target: EventTarget | null, document: Document) =>
  target instanceof Node && getChallenges(document).some((box) => box.contains(target));

/**
 * Watches whether a challenge of reCAPTCHA v2 is shown: the service does not tell when the shopper closes one.
 *
 * Meanwhile a challenge can be used above a modal dialog, which disables pointers outside of itself, hides the rest of
 * the page from assistive technology and pulls focus back.
 *
 * @param onChange - Called when a challenge has come up, and when the last one has gone.
 * @returns function that ends the watch
 */
export function watchChallenges(document: Document, onChange: (shown: boolean) => void): () => void {
  const window = document.defaultView;
  let wasShown = false;
  const update = () => {
    const shown = getChallenges(document).filter(isShown);
    for (const box of shown) {
      if (box.style.pointerEvents !== 'auto') box.style.pointerEvents = 'auto';
      box.removeAttribute('aria-hidden');
    }
    if (wasShown === shown.length > 0) return;
    wasShown = !wasShown;
    onChange(wasShown);
  };
  // Runs before the dialog's listeners, which are on the document.
  const keepFocus = (event: FocusEvent) => {
    const entered = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (isInChallenge(entered, document)) event.stopImmediatePropagation();
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  window?.addEventListener('focusin', keepFocus, { capture: true });
  window?.addEventListener('focusout', keepFocus, { capture: true });
  update();
  return () => {
    observer.disconnect();
    window?.removeEventListener('focusin', keepFocus, { capture: true });
    window?.removeEventListener('focusout', keepFocus, { capture: true });
  };
}
