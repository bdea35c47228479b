import { setNativeValue } from './set-native-value.ts';
import { untilReleased } from './until-released.ts';

const controls = 'a[href], button, input, select, textarea';

const getControls = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(controls)];

/**
 * Remembers focus, input and a clicked button of an element that is about to re-render, once nothing in it is being
 * pressed.
 *
 * @param getPressed the button that was clicked last, before it had a handler
 * @returns a function that restores them after the render
 */
export async function preserveFormState(element: HTMLElement, getPressed: () => Element | null): Promise<() => void> {
  await untilReleased(element);
  const pressed = getPressed();
  const before = getControls(element).map((control) => ({
    focused: control === document.activeElement,
    pressed: control === pressed,
    toggled: isToggle(control) && control.checked !== control.defaultChecked,
    value: isTextControl(control) && control.value !== control.defaultValue ? control.value : null,
  }));
  return () => {
    for (const [index, control] of getControls(element).entries()) {
      const { focused, pressed: wasPressed, toggled, value } = before[index] ?? {};
      if (value && isTextControl(control)) setNativeValue(control, value);
      if (focused) control.focus({ preventScroll: true });
      if (wasPressed || toggled) control.click();
    }
  };
}

const isToggle = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function isTextControl(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio', 'submit', 'button'].includes(control.type))
  );
}
