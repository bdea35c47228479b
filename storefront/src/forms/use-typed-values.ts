import { useEffect, useEffectEvent } from 'react';

/** Returns what a field holds; empty for a box that is not checked. */
function readField(field: HTMLElement | null): string {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? field.value : '';
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  return isField ? field.value : '';
}

/**
 * Passes on what was typed, chosen or checked in fields of the server's HTML before React took them over: React leaves it in the fields,
 * but tells nobody.
 *
 * @param id is before the ids of the fields, with a hyphen
 * @param onTyped gets the values that are in the fields, of a checked box its `value`; called once, and only if there are any
 */
export function useTypedValues<Field extends string>(
  id: string,
  fields: readonly Field[],
  onTyped: (values: Partial<Record<Field, string>>) => void,
): void {
  const adopt = useEffectEvent(() => {
    const typed: Partial<Record<Field, string>> = {};
    for (const name of fields) {
      const value = readField(document.getElementById(`${id}-${name}`));
      if (value) typed[name] = value;
    }
    if (Object.keys(typed).length > 0) onTyped(typed);
  });
  useEffect(() => adopt(), []);
}
