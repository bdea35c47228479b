const controls = 'a[href], button, input, select, textarea';

const controlsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(controls)];

/**
 * Remembers focus, typed text and the press of a button of an element whose markup is about to be drawn again.
 *
 * @param pressed the button that was pressed last and could do nothing yet
 * @returns gives them back once it is drawn
 */
export function carryOver(element: HTMLElement, pressed: Element | null): () => void {
  const before = controlsOf(element).map((control) => ({
    focused: control === document.activeElement,
    pressed: control === pressed,
    value: isTextControl(control) && control.value !== control.defaultValue ? control.value : null,
  }));
  return () => {
    for (const [index, control] of controlsOf(element).entries()) {
      const { focused, pressed: again, value } = before[index] ?? {};
      if (value && isTextControl(control)) typeInto(control, value);
      if (focused) control.focus({ preventScroll: true });
      if (again) control.click();
    }
  };
}

function isTextControl(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !['checkbox', 'radio', 'submit', 'button'].includes(control.type));
}

/** Types into a control of React, which watches the property of the element itself: that of the prototype is set, and the event tells it. */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
